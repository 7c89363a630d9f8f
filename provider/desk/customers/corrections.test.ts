import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askCorrection, decideCorrection, waitingCorrections } from "#contract/calls/desk/corrections.ts";
import { lookAtCustomer } from "#contract/calls/desk/customers.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { ledgerAccounts, ledgerEntries } from "#provider/db/tables/ledger.ts";
import { informs } from "#provider/db/tables/messages.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { refillCards } from "#provider/db/tables/storedValue.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { balanceOf } from "#provider/refill/ledger/accounts.ts";
import {
  staffBrowser,
  passwordOf,
  type StaffBrowser,
  GOOD_PASSWORD,
} from "#provider/testing/staffBrowser.ts";
import { signInAtDesk } from "#contract/calls/desk/door.ts";
import { type CustomerWorld, customerWorld, withCodes } from "./testing/customerWorld.ts";

type Ask = DeskRequest<typeof askCorrection>;

let world: CustomerWorld;
let code: () => string;
/** The owner comes in anew, a day later, with a code that was not taken yet. */
async function ownerIsBack() {
  world.provider.clock.advance(60_000);
  const login = { login: "aoi@example.com", password: GOOD_PASSWORD, code: code() };
  expect((await world.owner.call(signInAtDesk, login)).fault).toBeUndefined();
}
beforeAll(async () => {
  world = await customerWorld();
});
afterAll(() => world.provider.close());

const draft = (more: Partial<Ask> = {}): Ask => ({
  correction_id: randomUUID(),
  customer_id: world.hana.uid,
  store_id: "diner",
  part: "paid",
  amount: 300,
  reason: "Cash was typed in twice",
  ...more,
});
const held = async () =>
  (await balanceOf(world.provider.db, { kind: 1, uid: world.hana.uid, store_id: "diner" })).balance;
const decide = (
  by: StaffBrowser,
  correction_id: string,
  decision: "confirm" | "refuse" | "call_off",
  balance: number,
) => by.call(decideCorrection, { correction_id, decision, balance });
const told = async () =>
  (await world.provider.db.select().from(informs).where(eq(informs.uid, world.hana.uid))).map(
    ({ content }) => content,
  );

/** The ledger agrees with itself, and money and sales know nothing of a correction. */
async function reconciles() {
  const { db } = world.provider;
  const entries = await db.select().from(ledgerEntries);
  const accounts = await db.select().from(ledgerAccounts);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  for (const { balance, id } of accounts)
    expect(entries.filter((one) => one.account_id === id).reduce((sum, { amount }) => sum + amount, 0)).toBe(
      balance,
    );
}

describe("a correction where there is nobody but the owner", () => {
  it("takes a one-time code, is told to the guest at once, and comes a day later", async () => {
    const { clock, db, parts } = world.provider;
    const { hana, owner } = world;
    const asked = draft({ amount: -300, reason: "Credited by mistake" });
    expect((await owner.call(askCorrection, asked)).fault).toBe("no_code");
    code = await withCodes(owner, parts.clock);
    expect((await owner.call(askCorrection, asked)).fault).toBe("code_needed");
    clock.advance(60_000);
    const wrong = code() === "000000" ? "000001" : "000000";
    expect(await owner.call(askCorrection, { ...asked, code: wrong })).toMatchObject({
      fault: "wrong_code",
      fields: ["code"],
    });
    const first = await owner.call(askCorrection, { ...asked, code: code() });
    expect(first.data?.due_at).toBe(new Date(parts.clock().getTime() + 86_400_000).toISOString());
    expect(await held()).toBe(1_200);
    expect((await told()).at(-1)).toContain("¥300");
    expect(await db.select().from(mails).where(eq(mails.recipient, "hana@example.com"))).toHaveLength(1);
    // The one who asked confirms nothing, and nobody else hurries it.
    expect((await decide(owner, asked.correction_id, "confirm", 1_200)).fault).toBe("own_correction");
    clock.advance(86_399_000);
    await runMaintenance(parts);
    expect(await held()).toBe(1_200);
    clock.advance(2_000);
    await Promise.all([runMaintenance(parts), runMaintenance(parts)]);
    await runMaintenance(parts);
    expect(await held()).toBe(900);
    expect((await told()).at(-1)).toContain("¥900");
    await reconciles();
    const lines = await db.select().from(auditLog).where(eq(auditLog.subject, asked.correction_id));
    expect(lines.map(({ did, staff_id }) => [did, staff_id === null])).toEqual([
      ["customer.correct", false],
      ["customer.decide", true],
    ]);
    expect(JSON.stringify(lines)).not.toContain("mistake");
    expect(JSON.stringify(lines)).toContain(hana.uid);
  });

  it("is called off meanwhile, which the guest is told, and fails where the card does not hold enough any more", async () => {
    const { clock, parts } = world.provider;
    const { owner } = world;
    await ownerIsBack();
    const ask = async (amount: number) => {
      clock.advance(60_000);
      const asked = draft({ amount });
      expect((await owner.call(askCorrection, { ...asked, code: code() })).fault).toBeUndefined();
      return asked.correction_id;
    };
    const before = await held();
    const off = await ask(50);
    expect((await decide(owner, off, "call_off", before)).data?.state).toBe("called_off");
    expect((await decide(owner, off, "call_off", before)).fault).toBe("changed");
    // Each of two fits, both do not.
    const [one, other] = [await ask(-400), await ask(-400)];
    clock.advance(90_000_000);
    await runMaintenance(parts);
    expect(await held()).toBe(before - 400);
    await ownerIsBack();
    const { data } = await owner.call(lookAtCustomer, { customer_id: world.hana.uid });
    const states = new Map(data?.corrections.map((each) => [each.correction_id, each.state]));
    expect([states.get(off), states.get(one), states.get(other)]).toEqual(["called_off", "done", "failed"]);
    await reconciles();
  });
});

describe("a correction where there are two", () => {
  it("is confirmed by the other alone, on the balance that they saw, once", async () => {
    const { clock } = world.provider;
    const { owner } = world;
    const aki = await world.manager("aki", ["diner"]);
    const far = await world.manager("far", ["cover"]);
    const asked = draft({ amount: 500, part: "bonus" });
    const before = await held();
    expect(await aki.call(askCorrection, asked)).toMatchObject({ data: { state: "waiting", due_at: null } });
    // Sent again, as after a lost answer; another amount under the same id is another's.
    expect((await aki.call(askCorrection, asked)).fault).toBeUndefined();
    expect((await aki.call(askCorrection, { ...asked, amount: 600 })).fault).toBe("changed");
    const { data } = await owner.call(waitingCorrections, {});
    expect(data?.corrections).toMatchObject([
      {
        correction_id: asked.correction_id,
        customer_name: "斎藤 ハナ",
        asked_by: { name: "aki", role: "manager" },
        reason: asked.reason,
        balance: before,
        is_own: false,
      },
    ]);
    expect((await far.call(waitingCorrections, {})).data?.corrections).toEqual([]);
    expect((await decide(far, asked.correction_id, "confirm", before)).fault).toBe("gone");
    // Neither the first session nor a second one of who asked.
    expect((await decide(aki, asked.correction_id, "confirm", before)).fault).toBe("own_correction");
    const again = staffBrowser(world.provider);
    clock.advance(60_000);
    expect(
      (await again.call(signInAtDesk, { login: "aki", password: passwordOf("aki") })).fault,
    ).toBeUndefined();
    expect((await decide(again, asked.correction_id, "confirm", before)).fault).toBe("own_correction");
    expect((await decide(owner, asked.correction_id, "confirm", before + 1)).fault).toBe("changed");
    const outcomes = await Promise.all([
      decide(owner, asked.correction_id, "confirm", before),
      decide(owner, asked.correction_id, "confirm", before),
    ]);
    expect(outcomes.map(({ data: done, fault }) => done?.state ?? fault).toSorted()).toEqual([
      "changed",
      "done",
    ]);
    expect(await held()).toBe(before + 500);
    await reconciles();
  });

  it("is refused where it would take more than the part holds, is on no card, or an expired one", async () => {
    const { db, parts } = world.provider;
    const { owner } = world;
    const most = await held();
    expect(await owner.call(askCorrection, draft({ amount: -most - 1 }))).toMatchObject({
      fault: "short",
      fields: ["amount"],
    });
    expect((await owner.call(askCorrection, draft({ amount: 0 }))).fields).toEqual(["amount"]);
    expect((await owner.call(askCorrection, draft({ amount: 1_000_001 }))).fields).toEqual(["amount"]);
    expect((await owner.call(askCorrection, draft({ reason: "  " }))).fields).toEqual(["reason"]);
    expect((await owner.call(askCorrection, draft({ store_id: "cover" }))).fault).toBe("gone");
    const own = and(eq(refillCards.uid, world.hana.uid), eq(refillCards.store_id, "diner"));
    await db.update(refillCards).set({ valid_until: parts.clock() }).where(own);
    expect((await owner.call(askCorrection, draft())).fault).toBe("card_over");
    await db.update(refillCards).set({ valid_until: null }).where(own);
  });

  it("moves nothing when it is refused, and is the same to who comes later", async () => {
    const { owner } = world;
    const asked = draft({ amount: 100 });
    const aki = staffBrowser(world.provider);
    world.provider.clock.advance(60_000);
    await aki.call(signInAtDesk, { login: "aki", password: passwordOf("aki") });
    await aki.call(askCorrection, asked);
    const before = await held();
    expect((await decide(owner, asked.correction_id, "refuse", before)).data).toEqual({
      state: "refused",
      balance_after: null,
    });
    expect((await decide(aki, asked.correction_id, "call_off", before)).fault).toBe("changed");
    expect(await held()).toBe(before);
    const { data } = await aki.call(lookAtCustomer, { customer_id: world.hana.uid });
    expect(data?.corrections[0]).toMatchObject({ state: "refused", decided_by: { name: "Aoi" } });
  });
});
