import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noneRegister } from "#contract/calls/session.ts";
import { retried } from "#provider/db/database.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from "#provider/db/tables/ledger.ts";
import { taken } from "#provider/testing/guest.ts";
import { quickMembers } from "#provider/testing/members.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { walletsOf } from "./accounts.ts";
import { post } from "./post.ts";
import { refundSpend, spendWallet, walletTopUp } from "./spend.ts";

let provider: TestProvider;
let uids: string[];
const now = new Date("2026-11-21T03:00:00Z");

beforeAll(async () => {
  provider = await testProvider();
  uids = (await quickMembers(provider, 4)).map(({ uid }) => uid);
});
afterAll(() => provider.close());

const within = <Result>(work: Parameters<typeof provider.db.transaction<Result>>[0]) =>
  retried(() => provider.db.transaction(work));
const topUp = (
  uid: string,
  store_id: string | null,
  amount: number,
  reference: string = crypto.randomUUID(),
) => within((db) => walletTopUp(db, { uid, store_id, amount, reference, now }));
const spend = (uid: string, store_id: string, amount: number, trans_id: string = crypto.randomUUID()) =>
  within((db) => spendWallet(db, { uid, store_id, order_no: "o", trans_id, amount, now }));
const refund = (trans_id: string, store_id: string) =>
  within((db) => refundSpend(db, { trans_id, order_no: "o", store_id, now }));
const balances = async (uid: string, store_id: string) =>
  (await walletsOf(provider.db, { uid, store_id, now })).map(({ balance }) => balance);
const uidOf = (index: number) => uids[index % uids.length] ?? "";

/** The books agree with themselves. */
async function audit() {
  const { db } = provider;
  const [accounts, entries, transfers] = await Promise.all([
    db.select().from(ledgerAccounts),
    db.select().from(ledgerEntries),
    db.select().from(ledgerTransfers),
  ]);
  const sumBy = (key: "account_id" | "transfer_id") => {
    const sums = new Map<string, number>();
    for (const entry of entries) sums.set(entry[key], (sums.get(entry[key]) ?? 0) + entry.amount);
    return sums;
  };
  const byAccount = sumBy("account_id");
  expect([...sumBy("transfer_id").values()].every((sum) => sum === 0)).toBe(true);
  expect(accounts.map(({ id, balance }) => [id, balance])).toEqual(
    accounts.map(({ id }) => [id, byAccount.get(id) ?? 0]),
  );
  const members = accounts.filter(({ kind }) => !["bonus", "gateway", "revenue"].includes(kind));
  expect(members.filter(({ balance }) => balance < 0)).toEqual([]);
  return { accounts, entries, transfers };
}

describe("the ledger", () => {
  it("moves all or nothing, to the yen", async () => {
    const uid = uidOf(0);
    await topUp(uid, "s", 1_000);
    expect(await spend(uid, "s", 1_001)).toEqual({ ok: false, balance: 1_000 });
    expect(await spend(uid, "s", 400)).toEqual({ ok: true });
    expect(await balances(uid, "s")).toEqual([600]);
    await audit();
  });

  it("does what has one reference once", async () => {
    const uid = uidOf(1);
    expect(await topUp(uid, "s", 500, "once")).toBe(true);
    expect(await topUp(uid, "s", 500, "once")).toBe(false);
    await spend(uid, "s", 200, "t1");
    await spend(uid, "s", 200, "t1");
    await Promise.all([refund("t1", "s"), refund("t1", "s"), refund("t1", "s")]);
    expect(await balances(uid, "s")).toEqual([500]);
    await audit();
  });

  it("spends the store's wallet first, then the operator's, and gives each its own back", async () => {
    const uid = uidOf(2);
    await topUp(uid, "s", 300);
    await topUp(uid, null, 500);
    await topUp(uid, "another store", 9_000);
    expect(await spend(uid, "s", 801)).toEqual({ ok: false, balance: 800 });
    expect(await spend(uid, "s", 700, "t2")).toEqual({ ok: true });
    expect(await balances(uid, "s")).toEqual([0, 100]);
    await refund("t2", "s");
    expect(await balances(uid, "s")).toEqual([300, 500]);
    await audit();
  });

  it("refuses what does not add up, and a wallet to a visitor", async () => {
    const account = { kind: "wallet", uid: uidOf(0), store_id: "s" } as const;
    const entries = [{ account, amount: 5 }];
    await expect(within((db) => post(db, { kind: "bonus", reference: "b", entries, now }))).rejects.toThrow(
      "do not add up",
    );
    const { uid } = await taken(provider.call(noneRegister, {}));
    await expect(topUp(uid, "s", 500)).rejects.toThrow("A visitor has no wallet");
    await expect(topUp(uidOf(0), "s", 0)).rejects.toThrow(RangeError);
  });

  it("lets no wallet below 0, whoever writes past it", async () => {
    const uid = uidOf(3);
    await topUp(uid, "s", 10);
    const overdraw = provider.db
      .update(ledgerAccounts)
      .set({ balance: -1 })
      .where(eq(ledgerAccounts.uid, uid));
    await expect(overdraw).rejects.toThrow("Failed query");
  });
});

const step = fc.record({
  kind: fc.constantFrom("top_up", "spend", "spend", "refund"),
  who: fc.nat({ max: 3 }),
  store: fc.constantFrom("s", "t"),
  isOperators: fc.boolean(),
  amount: fc.integer({ min: 1, max: 900 }),
  again: fc.boolean(),
});

describe("a thousand movements at the same time", () => {
  it("leave books that add up, and no wallet below 0", { timeout: 240_000 }, async () => {
    const steps = fc.sample(step, { numRuns: 1_000, seed: 5 });
    const spent: { trans_id: string; store: string }[] = [];
    let refused = 0;
    const run = async (
      { kind, who, store, isOperators, amount, again }: (typeof steps)[number],
      index: number,
    ) => {
      const uid = uidOf(who);
      if (kind === "top_up") return void (await topUp(uid, isOperators ? null : store, amount));
      if (kind === "spend") {
        const trans_id = `random ${index}`;
        const taps = again ? [1, 2] : [1];
        const results = await Promise.all(taps.map(() => spend(uid, store, amount, trans_id)));
        if (results.every(({ ok }) => ok)) spent.push({ trans_id, store });
        else refused += 1;
        return;
      }
      const last = spent[Math.floor(spent.length / 2)];
      if (last !== undefined) await refund(last.trans_id, last.store);
    };
    while (steps.length > 0)
      await Promise.all(steps.splice(0, 25).map((each, index) => run(each, steps.length * 25 + index)));
    const { transfers, accounts } = await audit();
    expect(transfers.length).toBeGreaterThan(500);
    expect(refused).toBeGreaterThan(0);
    const total = accounts.reduce((sum, { balance }) => sum + balance, 0);
    expect(total).toBe(0);
  });
});
