import type * as z from "zod/mini";
import type { OrderLineRequest } from "#contract/cart.ts";
import type { MallOrderPart, MallQuote } from "#contract/mall.ts";
import type { Bill } from "#contract/order.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { TaxRates } from "#contract/store.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { lineProblems } from "#domain/cart/lineProblems.ts";
import { awayBill, type CouponOff, priceDifference, reachesMinimumTotal } from "#domain/price/bill.ts";
import { billWithCoupon, couponChoices } from "#provider/coupons/billWithCoupon.ts";
import { type CouponAtHand, takeCoupon } from "#provider/coupons/takeCoupon.ts";
import type { Database } from "#provider/db/database.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { checkLines, goodsToday, type PricedLine, pricedLine } from "#provider/orders/placing/checkLines.ts";
import type { Caller, Context, Fail } from "#provider/server/context.ts";
import { shipTo } from "./shipping.ts";
import type { Shop } from "./shops.ts";

const MALL = 3;
const MALL_ORDER = 4;

export type ShopFailures =
  | 114
  | 302
  | 303
  | 308
  | 309
  | 403
  | 404
  | 410
  | 424
  | 430
  | 501
  | 505
  | 506
  | 90007;

/** One shop's part of a purchase, ready to be written. */
export interface PricedShop {
  readonly shop: Shop;
  readonly part: z.output<typeof MallOrderPart>;
  readonly lines: readonly PricedLine[];
  readonly bill: Bill;
  readonly coupon: CouponAtHand | null;
  /** The span of the day that was asked for; null for any. */
  readonly section: Localized | null;
}

/**
 * What is ordered of one shop, checked and priced anew, with its coupon locked. 114 for offers, whose carts are others,
 * and for a span of the day that is none of the shop's; 403 where it does not ship; 430 for a day on which it cannot
 * arrive, with those on which it can; 90007 when the customer was shown another total; 410 below 2 yen.
 */
export async function priceShop(
  db: Database,
  shop: Shop,
  part: PricedShop["part"],
  by: {
    readonly uid: string;
    readonly language: WireLanguage;
    readonly now: Date;
    readonly rates: TaxRates;
    readonly to: { readonly prefecture: string; readonly postal_code: string };
  },
  fail: Fail<ShopFailures>,
): Promise<PricedShop> {
  const { now, rates, to, uid } = by;
  const { coupon_id, delivery_date, delivery_section, lines: wanted, shown_total } = part;
  const store_id = shop.id;
  if (wanted.some(({ special_id }) => special_id !== undefined)) return fail(114, { fields: ["lines"] });
  const section = shop.shipping.delivery_sections.find((one) => one.delivery_section === delivery_section);
  if (delivery_section !== undefined && section === undefined)
    return fail(114, { fields: ["delivery_section"] });

  const checked = await checkLines(db, { store_id, lines: wanted, showType: MALL, elsewhere: 308 }, fail);
  // Shown in the mall by mistake: nobody knows how it is sent.
  if (checked.some(({ row }) => row.shipping === null)) return fail(302);
  const lines = checked.map((line) => pricedLine(line, MALL));
  const quote = shipTo(shop, lines, to, by);
  if (quote.is_shipped_to === 0) return fail(403);
  const { delivery_from, delivery_until } = quote;
  if (delivery_date !== undefined && (delivery_date < delivery_from || delivery_date > delivery_until))
    return fail(430, { delivery_from, delivery_until });

  const coupon = await takeCoupon(db, { uid, store_id, coupon_id, now, lock: true }, fail);
  const terms = { dispatchprice: quote.fee, freeprice: 0 };
  const order = { lines, order_type: MALL_ORDER } as const;
  const bill = billWithCoupon(coupon, order, (off) => awayBill(lines, terms, rates, off), fail);
  const difference = priceDifference(shown_total, bill);
  if (difference !== null) return fail(90007, difference);
  if (!reachesMinimumTotal(bill.total)) return fail(410);
  return { shop, part, lines, bill, coupon, section: section?.name ?? null };
}

interface Part {
  readonly lines: readonly OrderLineRequest[];
  readonly coupon_id?: string | undefined;
}

/**
 * What one shop's part of a purchase would cost, with what keeps lines from being ordered as they stand; what cannot be
 * had at all is not in the bill. 404 for no lines; a coupon's failures as billWithCoupon has them.
 */
export async function quoteShop(
  shop: Shop,
  { coupon_id, lines: wanted }: Part,
  to: { readonly prefecture: string; readonly postal_code: string } | null,
  rates: TaxRates,
  context: Context<Caller, 404 | 424 | 501 | 505 | 506>,
): Promise<{ quote: z.infer<typeof MallQuote>; lines: readonly PricedLine[] }> {
  const { caller, db, fail, now } = context;
  const { uid } = caller;
  const store_id = shop.id;
  if (wanted.length === 0) return fail(404, { store_id });
  const { rows, today } = await goodsToday(db, { store_id, lines: wanted, offers: new Map() });
  const problems = lineProblems(wanted, today, MALL);
  const out = new Set(
    problems.filter(({ reason }) => !["short", "price_changed"].includes(reason)).map(lineKey),
  );
  const lines = wanted.flatMap((request) => {
    const row = rows.find(({ id }) => id === request.goods_id);
    const goods = today.get(request.goods_id);
    return row && goods && !out.has(lineKey(request)) ? [pricedLine({ request, row, goods }, MALL)] : [];
  });
  const shipping = to === null ? null : shipTo(shop, lines, to, context);
  const terms = { dispatchprice: shipping?.fee ?? 0, freeprice: 0 };
  const billWith = (off: CouponOff | null) => awayBill(lines, terms, rates, off);
  const order = { store_id, order_type: MALL_ORDER, lines, billWith } as const;
  const coupon = await takeCoupon(db, { uid, store_id, coupon_id, now, lock: false }, fail);
  const bill = billWithCoupon(coupon, order, billWith, fail);
  return { quote: { store_id, bill, ...(await couponChoices(order, context)), shipping, problems }, lines };
}
