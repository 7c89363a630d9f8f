import { and, count, eq, gt, inArray, isNull, max, or, sql } from "drizzle-orm";
import type { ParsedRequestOf } from "#contract/call.ts";
import { refillCreateOrder, refillPay, refillStore } from "#contract/calls/refillCard.ts";
import * as Code from "#contract/codes.ts";
import { PayType } from "#contract/enumerations.ts";
import type { PaymentRefused } from "#contract/payment.ts";
import { reachesMinimumTotal } from "#domain/price/bill.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { refillOffers, refillOrders, vouchers } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { lockMember } from "#provider/members/member.ts";
import { refuse } from "#provider/orders/findOrder.ts";
import { newOrderNumber } from "#provider/orders/placing/orderNumbers.ts";
import { isSameWay } from "#provider/payments/payOrders.ts";
import { OPEN } from "#provider/payments/paymentRows.ts";
import { giveUp } from "#provider/payments/settle.ts";
import { answer } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { onShow, sortRings, storePage } from "#provider/stores/list/storePage.ts";
import { beginRefill, chargeRefill, openRefillPayment } from "./chargeRefill.ts";
import { isOver, ownHolding } from "./holdings.ts";
import { type OfferRow, offersOf, onlineMethods, soldAt } from "./offers.ts";
import { cardsOf } from "./presentHoldings.ts";
import { ownPurchase, presentPurchase, takeOwnPurchase } from "./purchases.ts";

export const answerRefillStore = answer(refillStore, async (request, context) => {
  const { kind, is_mine, position, cursor } = request;
  const { caller, db, fail, language, now, parts } = context;
  const uid = caller?.uid ?? "";
  const sort = position === undefined ? 1 : 2;
  const isSold = and(soldAt(now), kind === undefined ? undefined : eq(refillOffers.kind, kind));
  const sells = and(
    onShow,
    sql`${stores.id} in (select ${refillOffers.store_id} from ${refillOffers} where ${isSold})`,
  );
  const ofCards = sql`select store_id from refill_cards where uid = ${uid}`;
  const ofVouchers = sql`select store_id from vouchers where uid = ${uid}`;
  const own = kind === 1 ? ofCards : kind === 2 ? ofVouchers : sql`${ofCards} union ${ofVouchers}`;
  // Whoever holds something sees where, also once its store is listed no longer.
  const where = is_mine === true ? sql`${stores.id} in (${own})` : sells;
  const name = `refill ${kind ?? 0} ${is_mine === true ? 1 : 0} ${sort}`;
  const listing = { name, ...sortRings(sort, position), where };
  const { rows, next_cursor } = await storePage(db, listing, { cursor, key: parts.signingKey }, fail);
  if (is_mine === true && rows.length === 0 && cursor === undefined) return fail(Code.neverSpent);

  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { items: [], next_cursor };
  const cards = await cardsOf(db, { uid, for_store: undefined, language, now });
  const addresses = await db
    .select({ id: stores.id, address: stores.address })
    .from(stores)
    .where(inArray(stores.id, ids));
  const bonuses = await db
    .select({
      id: refillOffers.store_id,
      best: max(sql<number>`${refillOffers.amount} - ${refillOffers.price}`),
    })
    .from(refillOffers)
    .where(and(isSold, eq(refillOffers.is_free_amount, 0), inArray(refillOffers.store_id, ids)))
    .groupBy(refillOffers.store_id);
  const counts = await db
    .select({ id: vouchers.store_id, held: count() })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.uid, uid),
        inArray(vouchers.store_id, ids),
        or(isNull(vouchers.valid_until), gt(vouchers.valid_until, now)),
      ),
    )
    .groupBy(vouchers.store_id);
  return {
    items: rows.map(({ id, name: of, picture, logo }) => ({
      store_id: id,
      name: of[language],
      picture: logo ?? picture,
      address: addresses.find((row) => row.id === id)?.address[language] ?? "",
      balance: cards.find(({ store_id }) => store_id === id)?.balance ?? null,
      voucher_count: counts.find((row) => row.id === id)?.held ?? 0,
      best_bonus: Number(bonuses.find((row) => row.id === id)?.best ?? 0),
    })),
    next_cursor,
  };
});

type Sold = Pick<
  OfferRow,
  "name" | "description" | "picture" | "price" | "amount" | "validity_days" | "goods_ids"
> & { readonly offer_id: string | null };

export const answerRefillCreateOrder = answer(refillCreateOrder, async (request, context) => {
  const { store_id, kind, offer_id, amount, target_id, shown_price, shown_terms } = request;
  const { caller, db, fail, language, now, parts } = context;
  const { uid } = await lockMember(db, caller.uid);
  const store = await findStore(db, store_id, fail);
  if (store.left_at !== null) return fail(Code.storeMissing);
  if (onlineMethods(store, parts.payment).length === 0) return fail(Code.payTypeUnsupported);
  const sold = await chosen();
  if (!reachesMinimumTotal(sold.price)) return fail(Code.totalTooSmall);
  if (sold.price !== shown_price || !isAsShown(sold, shown_terms))
    return fail(Code.priceChanged, { total: sold.price });
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
  return presentPurchase(db, placed, { language, gateways: parts.payment });

  /** What is bought: an offer, or an amount for the card that the customer named, which carries no bonus. */
  async function chosen(): Promise<Sold> {
    const { offers, free } = await offersOf(db, store_id, now);
    if (offer_id !== undefined) {
      const offer = offers.find(({ id }) => id === offer_id);
      if (offer === undefined || offer.kind !== kind) return fail(Code.noData);
      return { ...soldAs(offer), offer_id };
    }
    if (amount === undefined) return fail(Code.missingParameter, { fields: ["offer_id", "amount"] });
    if (!reachesMinimumTotal(amount)) return fail(Code.totalTooSmall);
    const bounds = free === null ? {} : { minimum: free.price, maximum: free.amount };
    const isSold = free !== null && kind === 1 && amount >= free.price && amount <= free.amount;
    if (!isSold) return fail(Code.additionFailed, bounds);
    return { ...soldAs(free), price: amount, amount, offer_id: null };
  }

  /** What is topped up is the caller's, of this store, still good, and for the same goods. */
  async function checkTarget({ goods_ids }: Sold): Promise<void> {
    if (target_id === undefined) return;
    const target = await ownHolding(db, { kind, id: target_id, uid }, fail);
    if (target.store_id !== store_id) return fail(Code.noData);
    // A card lives on; what had expired on it is gone.
    if (kind === 2 && isOver(target.valid_until, now)) return fail(Code.couponUsedOrExpired);
    if (kind === 2 && target.goods_ids.toSorted().join() !== goods_ids.toSorted().join())
      return fail(Code.additionFailed);
  }
});

/** Whether what is bought is what the customer was shown, as far as their app says what that was. */
function isAsShown(
  { amount, goods_ids, validity_days }: Sold,
  shown: ParsedRequestOf<typeof refillCreateOrder>["shown_terms"],
): boolean {
  if (shown === undefined) return true;
  const isOfGoods = goods_ids.toSorted().join() === shown.goods_ids.toSorted().join();
  return amount === shown.amount && validity_days === shown.validity_days && isOfGoods;
}

function soldAs(offer: Omit<Sold, "offer_id">): Omit<Sold, "offer_id"> {
  const { name, description, picture, price, amount, validity_days, goods_ids } = offer;
  return { name, description, picture, price, amount, validity_days, goods_ids };
}

const CODES = [
  Code.orderMissing,
  Code.alreadyPaid,
  Code.noPermission,
  Code.cardInvalid,
  Code.paymentFailed,
] as const;
const DECLINED: PaymentRefused = { reason: "declined" };

export const answerRefillPay = answer(refillPay, async (request, context) => {
  const { refill_order_no, pay_type, card_id, vault_token } = request;
  const { caller, db, fail, language, origin, outside, page_origin, parts } = context;
  const own = { refill_order_no, uid: caller.uid };
  const purchase = await takeOwnPurchase(db, own, fail);
  const { store_id, price } = purchase;
  const store = await findStore(db, store_id, () => fail(Code.orderMissing));
  const gateway = parts.payment.nameFor(store_id, pay_type);
  if (gateway === null || !onlineMethods(store, parts.payment).includes(pay_type))
    return fail(Code.payTypeUnsupported);
  if (!reachesMinimumTotal(price)) return fail(Code.totalTooSmall);

  // A second one beside it could charge twice: one that cannot be given up is gone on with, whatever is asked for now.
  const open = await openRefillPayment(db, refill_order_no);
  const asked = { subject: refill_order_no, pay_type, card_id, vault_token };
  const isOther = open !== null && !isSameWay(open, asked, parts.signingKey);
  if (isOther) await outside(`give up ${open.trans_id}`, () => giveUp(parts, open));

  const title = store.name[language];
  const by = { refill_order_no, gateway, title, origin, page_origin, language, tableId: undefined };
  const isByCard = pay_type === PayType.card && (card_id !== undefined || vault_token !== undefined);
  if (open === null || (!isOther && open.redirect_url === null)) {
    const card = { uid: caller.uid, card_id, vault_token, wants_to_save: false };
    const question = `pay ${caller.uid} ${refill_order_no} ${pay_type} ${card_id} ${vault_token}`;
    const written = await outside(question, () =>
      isByCard ? chargeRefill(parts, { ...by, ...card }) : beginRefill(parts, { ...by, pay_type }),
    );
    if ("refused" in written) return refuse(written.refused, CODES, Code.paymentFailed, fail);
    const { trans_id } = written;
    const [payment] = await db.select().from(payments).where(eq(payments.trans_id, trans_id));
    const state = payment?.state ?? "failed";
    if (state === "failed" || state === "abandoned") return fail(Code.paymentFailed, DECLINED);
    const { pay_status } = await ownPurchase(db, own, fail);
    const redirect_url = OPEN.includes(state) ? (payment?.redirect_url ?? null) : null;
    return { refill_order_no, pay_status, trans_id, redirect_url };
  }

  const { credited_at, given_up_at, pay_status } = await ownPurchase(db, own, fail);
  if (credited_at !== null) return fail(Code.alreadyPaid);
  if (given_up_at !== null) return fail(Code.paymentFailed);
  return { refill_order_no, pay_status, trans_id: open.trans_id, redirect_url: open.redirect_url };
});
