import { refillCreateOrder } from "#contract/calls/refillCard.ts";
import { reachesMinimumTotal } from "#domain/price/bill.ts";
import { answer } from "#provider/server/context.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { newOrderNumber } from "#provider/orders/newOrderNumber.ts";
import { isOver } from "#provider/refill/isOver.ts";
import { offersOf } from "#provider/refill/offersOf.ts";
import { ownHolding } from "#provider/refill/ownHolding.ts";
import { onlineMethods } from "#provider/refill/onlineMethods.ts";
import type { OfferRow } from "#provider/refill/presentOffer.ts";
import { presentPurchase } from "#provider/refill/presentPurchase.ts";
import { findStore } from "#provider/stores/findStore.ts";

type Sold = Pick<
  OfferRow,
  "name" | "description" | "picture" | "price" | "amount" | "validity_days" | "goods_ids"
> & { readonly offer_id: string | null };

export const answerRefillCreateOrder = answer(refillCreateOrder, async (request, context) => {
  const { store_id, kind, offer_id, amount, target_id, shown_price } = request;
  const { caller, db, fail, language, now, parts } = context;
  const { uid } = await lockMember(db, caller.uid);
  const store = await findStore(db, store_id, fail);
  if (onlineMethods(store, parts.payment).length === 0) return fail(431);
  const sold = await chosen();
  if (!reachesMinimumTotal(sold.price)) return fail(410);
  if (sold.price !== shown_price) return fail(90007, { total: sold.price });
  await checkTarget(sold);

  const purchase = {
    refill_order_no: `R${newOrderNumber(store, now, parts.random)}`,
    uid,
    store_id,
    kind,
    ...sold,
    // A member has one card with a store: whatever is bought for it goes there.
    target_id: kind === 2 ? (target_id ?? null) : null,
    placed_at: now,
  };
  const [placed] = await db.insert(refillOrders).values(purchase).returning();
  if (placed === undefined) throw new Error("No purchase was written");
  return presentPurchase(db, placed, { language, gateway: parts.payment });

  /** What is bought: an offer, or an amount for the card that the customer named, which carries no bonus. */
  async function chosen(): Promise<Sold> {
    const { offers, free } = await offersOf(db, store_id);
    if (offer_id !== undefined) {
      const offer = offers.find(({ id }) => id === offer_id);
      if (offer === undefined || offer.kind !== kind) return fail(101);
      return { ...soldAs(offer), offer_id };
    }
    if (amount === undefined) return fail(114, { fields: ["offer_id", "amount"] });
    if (!reachesMinimumTotal(amount)) return fail(410);
    const bounds = free === null ? {} : { minimum: free.price, maximum: free.amount };
    const isSold = free !== null && kind === 1 && amount >= free.price && amount <= free.amount;
    if (!isSold) return fail(411, bounds);
    return { ...soldAs(free), price: amount, amount, offer_id: null };
  }

  /** What is topped up is the caller's, of this store, still good, and for the same goods. */
  async function checkTarget({ goods_ids }: Sold): Promise<void> {
    if (target_id === undefined) return;
    const target = await ownHolding(db, { kind, id: target_id, uid }, fail);
    if (target.store_id !== store_id) return fail(101);
    // A card lives on; what had expired on it is gone.
    if (kind === 2 && isOver(target.valid_until, now)) return fail(505);
    if (kind === 2 && target.goods_ids.toSorted().join() !== goods_ids.toSorted().join()) return fail(411);
  }
});

function soldAs(offer: Omit<Sold, "offer_id">): Omit<Sold, "offer_id"> {
  const { name, description, picture, price, amount, validity_days, goods_ids } = offer;
  return { name, description, picture, price, amount, validity_days, goods_ids };
}
