import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { retried } from "#provider/db/database.ts";
import { ledgerEntries } from "#provider/db/tables/ledger.ts";
import { refillCards } from "#provider/db/tables/storedValue.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { quickMembers } from "#provider/testing/members.ts";
import { balanceOf, balancesOf, walletsOf } from "./accounts.ts";
import { post } from "./post.ts";
import { refundSpend, spendHolding, spendWallet, walletTopUp } from "./spend.ts";

let provider: Planted;
let uids: string[];
const now = new Date("2026-11-21T03:00:00Z");

beforeAll(async () => {
  provider = await planted();
  uids = (await quickMembers(provider, 3)).map(({ uid }) => uid);
});
afterAll(() => provider.close());

const within = <Result>(work: Parameters<typeof provider.db.transaction<Result>>[0]) =>
  retried(() => provider.db.transaction(work));
const topUp = (uid: string, store_id: string, amount: number) =>
  within((db) => walletTopUp(db, { uid, store_id, amount, reference: crypto.randomUUID(), now }));
const spend = (uid: string, store_id: string, amount: number, trans_id: string = crypto.randomUUID()) =>
  within((db) => spendWallet(db, { uid, store_id, order_no: "o", trans_id, amount, now }));
const balances = async (uid: string, store_id: string) =>
  (await walletsOf(provider.db, { uid, store_id, now })).map(({ balance }) => balance);
const uidOf = (index: number) => uids[index % uids.length] ?? "";

async function addsUp() {
  const entries = await provider.db.select().from(ledgerEntries);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
}

describe("cards and vouchers", () => {
  it("spends what was paid first and a bonus last, and gives each back to where it was", async () => {
    const uid = uidOf(0);
    await within((db) =>
      walletTopUp(db, { uid, store_id: "b", amount: 1_000, bonus: 200, reference: "with a bonus", now }),
    );
    const card = { kind: 1, uid, store_id: "b" } as const;
    const held = () => balanceOf(provider.db, card);
    expect(await held()).toEqual({ balance: 1_200, bonus: 200 });
    await spend(uid, "b", 900);
    expect(await held()).toEqual({ balance: 300, bonus: 200 });
    const by = { store_id: "b", order_no: null, trans_id: "over", amount: 250, now };
    expect(await within((db) => spendHolding(db, card, by))).toEqual({ ok: true });
    expect(await held()).toEqual({ balance: 50, bonus: 50 });
    await within((db) => refundSpend(db, by));
    expect(await balances(uid, "b")).toEqual([100, 200]);
    expect(await within((db) => spendHolding(db, card, { ...by, trans_id: "much", amount: 301 }))).toEqual({
      ok: false,
      balance: 300,
    });
    await addsUp();
  });

  it("keeps each voucher an account of its own, which pays for itself alone", async () => {
    const uid = uidOf(1);
    const voucher = (id: string) => ({ kind: 2, id, uid, store_id: "v" }) as const;
    const [one, other] = [voucher("v1"), voucher("v2")];
    for (const { id } of [one, other]) {
      const account = { kind: "voucher", uid, store_id: "v", holding_id: id } as const;
      const from = { kind: "gateway", uid: null, store_id: "v" } as const;
      const entries = [
        { account: from, amount: -500 },
        { account, amount: 500 },
      ];
      await within((db) => post(db, { kind: "top_up", reference: `bought ${id}`, entries, now }));
    }
    const by = { store_id: "v", order_no: null, trans_id: "by voucher", amount: 500, now };
    expect(await within((db) => spendHolding(db, one, by))).toEqual({ ok: true });
    expect(await within((db) => spendHolding(db, one, { ...by, trans_id: "again" }))).toEqual({
      ok: false,
      balance: 0,
    });
    const held = async () => (await balancesOf(provider.db, [one, other])).map(({ balance }) => balance);
    expect(await held()).toEqual([0, 500]);
    await within((db) => refundSpend(db, by));
    expect(await held()).toEqual([500, 500]);
    expect(await balances(uid, "v")).toEqual([]);
    await addsUp();
  });

  it("takes nothing of a card that has expired", async () => {
    const uid = uidOf(2);
    await topUp(uid, "diner", 300);
    const card = { id: "old card", uid, store_id: "diner", valid_until: now, created_at: now };
    await provider.db.insert(refillCards).values(card);
    expect(await balances(uid, "diner")).toEqual([]);
    expect(await spend(uid, "diner", 1)).toEqual({ ok: false, balance: 0 });
    const before = new Date(now.getTime() - 1);
    expect(await walletsOf(provider.db, { uid, store_id: "diner", now: before })).toHaveLength(1);
  });
});
