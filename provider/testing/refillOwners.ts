import { refillUseCard } from "#contract/calls/refillCard.ts";
import { spendMemberCoupon } from "#contract/calls/coupons.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";
import { creditCard } from "#provider/refill/creditCard.ts";
import { creditVoucher } from "#provider/refill/creditVoucher.ts";
import { type Guest, taken } from "./guest.ts";
import { NOON, words } from "./fixture.ts";
import type { Planted } from "./planted.ts";
import { plantOffers } from "./refillWorld.ts";

let made = 0;
const next = (): string => {
  made += 1;
  return `made-${made}`;
};

/** Stored value of an owner's, and what is bought and shown of it; made as often as asked for. */
export async function refillOwners(provider: Planted, owner: Guest, coupon: () => Promise<string>) {
  const { db } = provider;
  await plantOffers(provider);
  const credit = (uid: string) => ({
    uid,
    store_id: "diner",
    price: 5_000,
    amount: 5_500,
    validity_days: null,
    reference: next(),
    now: NOON,
  });
  const sold = { name: words("Card"), description: words("About"), picture: null, goods_ids: [] };

  const refillCard = () =>
    db.transaction(async (inner) => (await creditCard(inner, credit(owner.uid))).target_id);
  const voucher = () =>
    db.transaction(async (inner) => {
      const of = { ...credit(owner.uid), ...sold, offer_id: null, target_id: null };
      return (await creditVoucher(inner, of)).target_id;
    });
  async function purchase(who: Guest = owner): Promise<string> {
    const refill_order_no = next();
    await db.insert(refillOrders).values({
      refill_order_no,
      uid: who.uid,
      store_id: "diner",
      kind: 1,
      price: 3_000,
      amount: 3_000,
      placed_at: NOON,
      ...sold,
    });
    return refill_order_no;
  }
  /** What is shown of the owner's card, always the same: 100 yen. */
  const shown = async () => ({ kind: 1, id: await refillCard(), store_id: "diner", amount: 100 }) as const;
  async function ticket(): Promise<string> {
    return (await taken(owner.send(refillUseCard, await shown()))).use_id;
  }
  let lastCoupon = "";
  async function couponTicket(): Promise<string> {
    lastCoupon = await coupon();
    const asked = { member_coupon_id: lastCoupon, store_id: "diner" };
    return (await taken(owner.send(spendMemberCoupon, asked))).use_id;
  }
  return { refillCard, voucher, purchase, shown, ticket, couponTicket, ticketedCoupon: () => lastCoupon };
}
