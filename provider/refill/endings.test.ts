import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refillRecord } from "#contract/calls/refillCard.ts";
import * as Code from "#contract/codes.ts";
import { ledgerAccounts, ledgerTransfers } from "#provider/db/tables/ledger.ts";
import { refillCards, refillOrders, vouchers } from "#provider/db/tables/storedValue.ts";
import { eraseMember } from "#provider/members/eraseMember.ts";
import { lockMember } from "#provider/members/member.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { plantOffers, type RefillMember, refillMemberOf } from "#provider/testing/refillWorld.ts";
import { decideTicket } from "./tickets/decideTicket.ts";
import { expireHoldings } from "./endHoldings.ts";
import { post } from "./ledger/post.ts";

const five = { kind: 1, offer_id: "five", shown_price: 5_000 } as const;
const teas = { kind: 2, offer_id: "teas", shown_price: 900 } as const;
let provider: Planted;
let me: RefillMember;

beforeAll(async () => {
  provider = await planted({ payment: "sandbox" });
  await plantOffers(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  me = await refillMemberOf(provider);
});
afterAll(() => provider.close());

const past = new Date(NOON.getTime() - 1);
const booked = async () => {
  const accounts = await provider.db.select().from(ledgerAccounts);
  return {
    sum: accounts.reduce((total, { balance }) => total + balance, 0),
    mine: accounts.filter(({ uid }) => uid === me.uid).reduce((total, { balance }) => total + balance, 0),
  };
};

describe("what has expired", () => {
  it("cannot be spent, is written off by the ledger, once, and is told so", async () => {
    const card = (await me.buy(five)).order?.target_id ?? "";
    const voucher = (await me.buy(teas)).order?.target_id ?? "";
    const { use_id } = await taken(me.show({ kind: 1, id: card, amount: 100 }));
    await provider.db.update(refillCards).set({ valid_until: past }).where(eq(refillCards.id, card));
    await provider.db.update(vouchers).set({ valid_until: past }).where(eq(vouchers.id, voucher));
    expect((await me.show({ kind: 1, id: card, amount: 100 })).code).toBe(Code.couponUsedOrExpired);
    expect((await me.show({ kind: 2, id: voucher, amount: 100 })).code).toBe(Code.couponUsedOrExpired);
    expect((await me.order({ ...teas, target_id: voucher })).code).toBe(Code.couponUsedOrExpired);
    const now = NOON;
    const decided = await provider.db.transaction((db) =>
      decideTicket(db, { store_id: "diner", use_id, isConfirmed: true, now }),
    );
    expect(decided).toBe("unusable");
    expect(await me.held()).toMatchObject({ card_balance: 0, voucher_balance: 0 });
    expect(await booked()).toEqual({ sum: 0, mine: 6_500 });
    await Promise.all([expireHoldings(provider.parts), expireHoldings(provider.parts)]);
    expect(await booked()).toEqual({ sum: 0, mine: 0 });
    expect(await expireHoldings(provider.parts)).toBe(0);
    const asked = { kind: 2, id: voucher } as const;
    const { items } = await taken(provider.call(refillRecord, asked, { session: me.session }));
    expect(items.map(({ kind, amount, balance_after }) => [kind, amount, balance_after])).toEqual([
      ["expiry", -1_000, 0],
      ["purchase", 1_000, 1_000],
    ]);
    expect((await me.held()).vouchers).toMatchObject([{ status: "expired", balance: 0 }]);
  });

  it("is seen to once, and again when something comes onto it", async () => {
    const id = (await me.buy(five)).order?.target_id ?? "";
    const { db, parts } = provider;
    await db.update(refillCards).set({ valid_until: past }).where(eq(refillCards.id, id));
    const seenTo = async () => {
      const ended = await expireHoldings(parts);
      const [card] = await db.select().from(refillCards).where(eq(refillCards.id, id));
      return [ended, card?.written_off_at !== null, (await booked()).mine];
    };
    expect(await seenTo()).toEqual([1, true, 0]);
    // Money of an order that is given back.
    const wallet = { kind: "wallet", uid: me.uid, store_id: "diner" } as const;
    const store = { kind: "revenue", uid: null, store_id: "diner" } as const;
    const back = (amount: number, reference: string) =>
      db.transaction((inner) =>
        post(inner, {
          kind: "refund",
          reference,
          entries: [
            { account: wallet, amount },
            { account: store, amount: -amount },
          ],
          now: NOON,
        }),
      );
    expect(await back(300, "back")).toBe("moved");
    expect((await booked()).mine).toBe(300);
    provider.clock.advance(1);
    expect(await seenTo()).toEqual([1, true, 0]);
    provider.clock.advance(1);
    // At once with the sweep: whichever comes first, nothing stays on the card.
    await db.update(refillCards).set({ written_off_at: null }).where(eq(refillCards.id, id));
    await Promise.all([expireHoldings(parts), back(200, "back again")]);
    provider.clock.advance(1);
    await expireHoldings(parts);
    expect(await seenTo()).toEqual([0, true, 0]);
  });

  it("on a card makes way for what is bought next, which counts in full and for its own time", async () => {
    const card = (await me.buy(five)).order?.target_id ?? "";
    await provider.db.update(refillCards).set({ valid_until: past }).where(eq(refillCards.id, card));
    const { order } = await me.buy({ kind: 1, offer_id: "three", shown_price: 3_000 });
    expect(order).toMatchObject({ target_id: card, balance_after: 3_000 });
    const { cards } = await me.held();
    expect(cards).toMatchObject([{ balance: 3_000, bonus_balance: 0 }]);
    expect(cards[0]?.valid_until).toBe(new Date(NOON.getTime() + 180 * 86_400_000).toISOString());
  });
});

describe("who deletes their account", () => {
  it("leaves what they held to its stores, by entries, and shows and pays nothing any more", async () => {
    const card = (await me.buy(five)).order?.target_id ?? "";
    await me.buy(teas);
    const { use_id } = await taken(me.show({ kind: 1, id: card, amount: 100 }));
    const { refill_order_no } = await taken(me.order(five));
    await provider.db.transaction(async (db) =>
      eraseMember(db, await lockMember(db, me.uid), { now: NOON, reason: null }, provider.parts.random),
    );
    expect(await booked()).toEqual({ sum: 0, mine: 0 });
    const on = { store_id: "diner", use_id, isConfirmed: true, now: NOON };
    expect(await provider.db.transaction((db) => decideTicket(db, on))).toBe("unknown");
    const [purchase] = await provider.db
      .select()
      .from(refillOrders)
      .where(eq(refillOrders.refill_order_no, refill_order_no));
    expect(purchase?.given_up_at).toEqual(NOON);
    const transfers = await provider.db.select().from(ledgerTransfers);
    expect(transfers.filter(({ reference }) => reference.startsWith(`left ${me.uid}`))).toHaveLength(2);
  });
});
