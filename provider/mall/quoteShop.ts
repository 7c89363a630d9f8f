import type * as z from "zod/mini";
import type { OrderLineRequest } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType, OrderType } from "#contract/enumerations.ts";
import type { MallQuote } from "#contract/mall.ts";
import type { TaxRates } from "#contract/store.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { lineProblems } from "#domain/cart/lineProblems.ts";
import { offPremisesBill, type CouponOff } from "#domain/price/bill.ts";
import { billWithCoupon, couponChoices } from "#provider/coupons/billWithCoupon.ts";
import { takeCoupon } from "#provider/coupons/takeCoupon.ts";
import { goodsToday, menuRows, type PricedLine, pricedLine } from "#provider/orders/placing/checkLines.ts";
import type { Caller, Context } from "#provider/server/context.ts";
import { shipTo } from "./shipping.ts";
import type { Shop } from "./shops.ts";

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
  context: Context<
    Caller,
    | typeof Code.cartEmpty
    | typeof Code.noPermission
    | typeof Code.couponMissing
    | typeof Code.couponUsedOrExpired
    | typeof Code.couponConditionsNotMet
  >,
): Promise<{ quote: z.infer<typeof MallQuote>; lines: readonly PricedLine[] }> {
  const { caller, db, fail, now } = context;
  const { uid } = caller;
  const store_id = shop.id;
  if (wanted.length === 0) return fail(Code.cartEmpty, { store_id });
  const rows = await menuRows(db, store_id, wanted);
  const today = goodsToday(rows, { lines: wanted, offers: new Map() });
  const problems = lineProblems(wanted, today, GoodsShowType.mall);
  const out = new Set(
    problems.filter(({ reason }) => !["short", "price_changed"].includes(reason)).map(lineKey),
  );
  const lines = wanted.flatMap((request) => {
    const row = rows.find(({ id }) => id === request.goods_id);
    const goods = today.get(request.goods_id);
    return row && goods && !out.has(lineKey(request))
      ? [pricedLine({ request, row, goods }, GoodsShowType.mall)]
      : [];
  });
  const shipping = to === null ? null : shipTo(shop, lines, to, context);
  const terms = { dispatchprice: shipping?.fee ?? 0, freeprice: 0 };
  const billWith = (off: CouponOff | null) => offPremisesBill(lines, terms, rates, off);
  const order = { store_id, order_type: OrderType.shipping, lines, billWith } as const;
  const coupon = await takeCoupon(db, { uid, store_id, coupon_id, now, lock: false }, fail);
  const bill = billWithCoupon(coupon, order, billWith, fail);
  return { quote: { store_id, bill, ...(await couponChoices(order, context)), shipping, problems }, lines };
}
