import { and, asc, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import type * as z from "zod/mini";
import { PayType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { RefillOffer } from "#contract/storedValue.ts";
import type { Database } from "#provider/db/database.ts";
import { refillOffers } from "#provider/db/tables/storedValue.ts";
import type { PaymentGateways } from "#provider/gateways/payments/paymentGateways.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { takenHere } from "#provider/stores/payList.ts";

/** Offers that are sold at a moment. */
export function soldAt(now: Date): SQL | undefined {
  const { end_time, is_withdrawn, start_time } = refillOffers;
  return and(
    eq(is_withdrawn, false),
    or(isNull(start_time), lte(start_time, now)),
    or(isNull(end_time), gt(end_time, now)),
  );
}

/** What a store sells now: its offers in their order, and the bounds of an amount that the customer may name for the card. */
export async function offersOf(
  db: Database,
  store_id: string,
  now: Date,
): Promise<{ readonly offers: readonly OfferRow[]; readonly free: OfferRow | null }> {
  const rows = await db
    .select()
    .from(refillOffers)
    .where(and(eq(refillOffers.store_id, store_id), soldAt(now)))
    .orderBy(asc(refillOffers.kind), asc(refillOffers.position), asc(refillOffers.id));
  return {
    offers: rows.filter(({ is_free_amount }) => is_free_amount === 0),
    free: rows.find(({ is_free_amount, kind }) => is_free_amount === 1 && kind === 1) ?? null,
  };
}

export type OfferRow = typeof refillOffers.$inferSelect;

/** An amount or a voucher as it is sold, or as it was when somebody bought it. */
export function presentOffer(
  offer: Pick<
    OfferRow,
    "id" | "kind" | "name" | "description" | "picture" | "price" | "amount" | "validity_days" | "goods_ids"
  >,
  store: Pick<StoreRow, "id" | "name" | "pay_list">,
  {
    language,
    gateways,
  }: { readonly language: WireLanguage; readonly gateways: Pick<PaymentGateways, "waysAt"> },
): z.infer<typeof RefillOffer> {
  const { id, kind, name, description, picture, price, amount, validity_days, goods_ids } = offer;
  return {
    offer_id: id,
    kind,
    store_id: store.id,
    store_name: store.name[language],
    name: name[language],
    description: description[language],
    picture,
    price,
    amount,
    bonus: amount - price,
    validity_days,
    goods_ids,
    pay_list: onlineMethods(store, gateways),
  };
}

/** What a store takes for stored value that is bought in the app: no cash, and no stored value itself. */
export function onlineMethods(
  store: Pick<StoreRow, "id" | "pay_list">,
  gateways: Pick<PaymentGateways, "waysAt">,
): PayType[] {
  const others: readonly PayType[] = [PayType.cash, PayType.cashOnDelivery, PayType.wallet];
  return takenHere(store, gateways).filter((pay_type) => !others.includes(pay_type));
}

export type TopUpTerms =
  | { readonly ok: true; readonly amount: number; readonly validity_days: number | null }
  /** Amounts that are sold, and the bounds of others; yen. */
  | {
      readonly ok: false;
      readonly prices: readonly number[];
      readonly minimum: number | null;
      readonly maximum: number | null;
    };

/**
 * What a store credits for an amount that is put on its card: by its offer for just that amount, the best of several,
 * else the amount itself where any may be named.
 */
export async function topUpTerms(
  db: Database,
  store_id: string,
  price: number,
  now: Date,
): Promise<TopUpTerms> {
  const { offers, free } = await offersOf(db, store_id, now);
  const cards = offers.filter(({ kind }) => kind === 1);
  const [best] = cards
    .filter((offer) => offer.price === price)
    .toSorted((one, other) => other.amount - one.amount);
  if (best !== undefined) return { ok: true, amount: best.amount, validity_days: best.validity_days };
  if (free !== null && price >= free.price && price <= free.amount)
    return { ok: true, amount: price, validity_days: free.validity_days };
  return {
    ok: false,
    prices: cards.map((offer) => offer.price),
    minimum: free?.price ?? null,
    maximum: free?.amount ?? null,
  };
}
