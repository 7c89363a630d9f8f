import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PayType } from "#contract/enumerations.ts";
import { sandboxPayments as table } from "#provider/db/tables/payments.ts";
import { RETURN_URL, sandboxService } from "#provider/gateways/testing/sandboxService.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";

let database: TestDatabase;
let sandbox: ReturnType<typeof sandboxService>;
beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: new Date() });
});
beforeEach(() => {
  sandbox = sandboxService(database.db);
});
afterEach(() => sandbox.close());
afterAll(() => database.close());

const MINUTE = 60_000;

/** What `begin` asks for. */
const whole = { refund_id: "t", amount: 1_280 } as const;

describe("a sandbox payment", () => {
  it.each([
    ["approve", "paid"],
    ["decline", "failed"],
    ["abandon", "expired"],
  ])("that ends with %s leads back, and an inquiry says %s", async (outcome, answer) => {
    const { ref } = await sandbox.begin();
    expect(await sandbox.stateOf(ref)).toBe("open");
    const response = await sandbox.press(ref, outcome);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(RETURN_URL);
    expect(await sandbox.stateOf(ref)).toBe(answer);
    await expect.poll(() => sandbox.told).toEqual([ref]);
  });

  it("that hangs is unknown, then paid, with nothing told in between", async () => {
    const { ref } = await sandbox.begin();
    expect((await sandbox.press(ref, "timeout")).headers.get("location")).toBe(RETURN_URL);
    expect(await sandbox.stateOf(ref)).toBe("open");
    sandbox.pass(7_999);
    sandbox.start();
    expect(await sandbox.stateOf(ref)).toBe("open");
    expect(sandbox.told).toEqual([]);
    sandbox.pass(1);
    expect(await sandbox.stateOf(ref)).toBe("paid");
    sandbox.start();
    await expect.poll(() => sandbox.told).toEqual([ref]);
  });

  it("begins once, however often it is asked to, and never with another amount", async () => {
    const first = await sandbox.begin({ ref: "same" });
    expect(await sandbox.begin({ ref: "same" })).toEqual(first);
    await sandbox.press("same", "approve");
    await sandbox.begin({ ref: "same" });
    expect(await sandbox.stateOf("same")).toBe("paid");
    await expect(sandbox.begin({ ref: "same", amount: 2 })).rejects.toThrow("another amount");
  });

  it("is decided once: a second tap, and another opinion, go back and change nothing", async () => {
    const { ref } = await sandbox.begin();
    const taps = await Promise.all([sandbox.press(ref, "approve"), sandbox.press(ref, "approve")]);
    expect(taps.map(({ status }) => status)).toEqual([303, 303]);
    expect((await sandbox.press(ref, "decline")).status).toBe(303);
    expect(await sandbox.stateOf(ref)).toBe("paid");
    expect(await (await sandbox.open(ref)).text()).toContain("このお支払いは終了しています");
  });

  it("can be approved late, when the shop has long given up, and is told all the same", async () => {
    const { ref } = await sandbox.begin();
    sandbox.pass(20 * MINUTE);
    await sandbox.press(ref, "approve");
    expect(await sandbox.stateOf(ref)).toBe("paid");
    await expect.poll(() => sandbox.told).toEqual([ref]);
    expect(await sandbox.refund(ref, whole)).toBe("refunded");
    expect(await sandbox.stateOf(ref)).toBe("refunded");
  });

  it("is abandoned when nobody decides it for half an hour", async () => {
    const { ref } = await sandbox.begin();
    sandbox.pass(30 * MINUTE);
    expect(await sandbox.stateOf(ref)).toBe("expired");
    await sandbox.press(ref, "approve");
    expect(await sandbox.stateOf(ref)).toBe("expired");
  });

  it("is refunded once, and only when it was paid", async () => {
    const { ref } = await sandbox.begin();
    expect(await sandbox.refund(ref, whole)).toBe("failed");
    await sandbox.press(ref, "approve");
    const refund = () => sandbox.refund(ref, whole);
    expect(await Promise.all([refund(), refund()])).toEqual(["refunded", "refunded"]);
    expect(await sandbox.refund("never begun", whole)).toBe("failed");
  });

  it("of several orders gives each one's share back once, and never more than was paid", async () => {
    const { ref } = await sandbox.begin({ amount: 1_000 });
    await sandbox.press(ref, "approve");
    const share = (refund_id: string, amount: number) => sandbox.refund(ref, { refund_id, amount });
    expect(await Promise.all([share("one", 300), share("one", 300)])).toEqual(["refunded", "refunded"]);
    expect(await sandbox.stateOf(ref)).toBe("refunded_in_part");
    expect(await share("other", 701)).toBe("failed");
    expect(await share("other", 700)).toBe("refunded");
    expect(await sandbox.stateOf(ref)).toBe("refunded");
    expect(await share("other", 700)).toBe("refunded");
  });

  it("leads back to the shop or an origin it knows, and nowhere else", async () => {
    for (const return_url of ["https://evil.example/x", "//evil.example", "javascript:alert(1)"]) {
      await expect(sandbox.begin({ return_url })).rejects.toThrow(/way back|URL/);
    }
    await expect(sandbox.begin({ return_url: "https://shop.example@evil.example/" })).rejects.toThrow(
      "way back",
    );
  });

  it("never takes cash", async () => {
    await expect(sandbox.begin({ pay_type: PayType.cash })).rejects.toThrow("not paid online");
  });

  it("says of a payment that it never began that nothing was charged", async () => {
    expect(await sandbox.stateOf("never begun")).toBe("none");
  });
});

describe("a sandbox payment by card", () => {
  it.each([
    ["4242 4242 4242 4242", "paid"],
    ["３５６６ ００２０ ２０３６ ０５０５", "paid"],
    ["4000-0000-0000-0002", "failed"],
    ["4000000000000119", "open"],
  ])("with %s is %s", async (number, answer) => {
    const { ref } = await sandbox.begin({ pay_type: PayType.card });
    const response = await sandbox.payByCard(ref, number);
    expect(response.headers.get("location")).toBe(RETURN_URL);
    expect(await sandbox.stateOf(ref)).toBe(answer);
  });

  it("keeps the brand and the last four digits, and nothing else of the card", async () => {
    const { ref } = await sandbox.begin({ pay_type: PayType.card });
    await sandbox.payByCard(ref, "5555 5555 5555 4444");
    const rows = await database.db.select().from(table);
    expect(rows.find((row) => row.ref === ref)).toMatchObject({
      card_brand: "mastercard",
      card_last4: "4444",
    });
    expect(JSON.stringify(rows)).not.toMatch(/5555/);
  });

  it.each([
    ["4242 4242 4242 4243", "12 / 40", "123", "カード番号が正しくありません"],
    ["4012 8888 8888 1881", "12 / 40", "123", "本物の番号は使えません"],
    ["4242 4242 4242 4242", "13 / 40", "123", "月 / 年の形式"],
    ["4242 4242 4242 4242", "12 / 20", "123", "有効期限が切れています"],
    ["4242 4242 4242 4242", "12 / 40", "12", "セキュリティコードを3桁"],
  ])(
    "is asked for again when %s, %s, %s is wrong, without repeating it",
    async (number, expiry, code, words) => {
      const { ref } = await sandbox.begin({ pay_type: PayType.card });
      const response = await sandbox.payByCard(ref, number, expiry, code);
      expect(response.status).toBe(422);
      const page = await response.text();
      expect(page).toContain(words);
      expect(page).toContain('aria-invalid="true"');
      expect(page).not.toContain(number);
      expect(await sandbox.stateOf(ref)).toBe("open");
    },
  );

  it("is charged through the vault alone", async () => {
    const { ref } = await sandbox.begin({ pay_type: PayType.card });
    expect((await sandbox.press(ref, "approve")).status).toBe(200);
    expect(await sandbox.stateOf(ref)).toBe("open");
    const wallet = await sandbox.begin({ pay_type: PayType.payPay });
    expect((await sandbox.payByCard(wallet.ref, "4242424242424242")).status).toBe(404);
  });
});
