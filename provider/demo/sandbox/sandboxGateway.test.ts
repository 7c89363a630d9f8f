import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PayType } from "#contract/enumerations.ts";
import { sandboxService, vaultVisit } from "#provider/gateways/testing/sandboxService.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";

let database: TestDatabase;
let sandbox: ReturnType<typeof sandboxService>;
const { charge, tokenOf, way } = vaultVisit(() => sandbox);

beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: new Date() });
  sandbox = sandboxService(database.db);
});
afterAll(async () => {
  await sandbox.close();
  await database.close();
});

describe("a card of the vault", () => {
  it.each([
    ["4242424242424242", "paid"],
    ["378282246310005", "paid"],
    ["4000000000000002", "failed"],
    ["4000000000009995", "failed"],
    ["4000000000000119", "open"],
  ])("%s is %s at once", async (number, answer) => {
    const made = await charge(await tokenOf(number));
    expect(made).toMatchObject({ state: answer, redirect_url: null });
    expect(await sandbox.stateOf(made.ref)).toBe(answer);
  });

  it("is charged once by a token, and once by a reference", async () => {
    const token = await tokenOf();
    const first = await charge(token);
    expect(await charge(token, first.ref)).toMatchObject({ state: "paid" });
    expect(await charge(token)).toMatchObject({ state: "failed" });
    await expect.poll(() => sandbox.told).toContain(first.ref);
  });

  it.each([
    ["accept", "paid"],
    ["decline", "failed"],
    ["close", "expired"],
  ])("whose bank asks first is decided on its page: %s is %s", async (outcome, answer) => {
    const { ref, redirect_url, ...made } = await charge(await tokenOf("4000002760003184"));
    expect(made.state).toBe("open");
    const page = await sandbox.routes.request((redirect_url ?? "").replace("language=ja", "language=en"));
    const text = await page.text();
    expect(text).toContain("Confirm with your bank");
    expect(text).toContain("Visa •••• 3184");
    expect(text).toContain("¥900");
    expect(text).not.toMatch(/<script|style="|\son\w+=/);
    const back = await sandbox.post(`/sandbox/challenge/${ref}`, { outcome });
    expect(back.headers.get("location")).toBe(way.return_url);
    expect(await sandbox.stateOf(ref)).toBe(answer);
  });

  it("typed on the payment page is sent to its bank as well", async () => {
    const { ref } = await sandbox.begin({ pay_type: PayType.card });
    const response = await sandbox.payByCard(ref, "4000002760003184");
    expect(response.headers.get("location")).toBe(`/sandbox/challenge/${ref}?language=ja`);
    expect(await (await sandbox.open(ref)).text()).toContain("本人認証");
    await sandbox.post(`/sandbox/challenge/${ref}`, { outcome: "accept" });
    expect(await sandbox.stateOf(ref)).toBe("paid");
  });

  it("cannot be charged by leaving out the bank's page", async () => {
    const { ref } = await charge(await tokenOf("4000002760003184"));
    expect((await sandbox.press(ref, "approve")).status).toBe(200);
    const other = await sandbox.begin();
    await sandbox.post(`/sandbox/challenge/${other.ref}`, { outcome: "accept" });
    expect(await sandbox.stateOf(other.ref)).toBe("open");
    expect(await sandbox.stateOf(ref)).toBe("open");
  });

  it.each([
    ["4242424242424242", null, "given"],
    ["4000000000009995", null, "given"],
    ["4000000000000002", null, "refused"],
    ["4000002760003184", "accept", "given"],
    ["4000002760003184", "decline", "refused"],
    ["4000002760003184", "close", "refused"],
  ])("%s is kept with its bank's consent (%s: %s)", async (number, outcome, consent) => {
    const token = (await sandbox.gateway.vault.keep(await tokenOf(number))) ?? "";
    const { redirect_url } = await sandbox.gateway.vault.confirm({ token, ...way });
    expect(redirect_url === null).toBe(outcome === null);
    if (outcome !== null) await sandbox.post(new URL(redirect_url ?? "").pathname, { outcome });
    expect((await sandbox.gateway.vault.describe(token))?.consent).toBe(consent);
    expect(redirect_url ?? "").not.toContain(token);
  });

  it("is charged nothing for being kept, and its bank's page says so", async () => {
    const token = (await sandbox.gateway.vault.keep(await tokenOf("4000002760003184"))) ?? "";
    const { redirect_url } = await sandbox.gateway.vault.confirm({ token, ...way });
    expect((await sandbox.gateway.vault.describe(token))?.consent).toBe("asked");
    const page = await (
      await sandbox.routes.request((redirect_url ?? "").replace("language=ja", "language=en"))
    ).text();
    expect(page).toContain("Nothing is charged");
    expect(page).not.toContain("¥");
  });

  it("that its customer turned away from can be given up, and a decided one cannot", async () => {
    const open = await sandbox.begin();
    expect(await sandbox.cancel(open.ref)).toBe("expired");
    const paid = await charge(await tokenOf());
    expect(await sandbox.cancel(paid.ref)).toBe("paid");
    const silent = await charge(await tokenOf("4000000000000119"));
    expect(await sandbox.cancel(silent.ref)).toBe("open");
  });
});
