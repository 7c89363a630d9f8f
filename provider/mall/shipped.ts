import type * as z from "zod/mini";
import type { ParsedRequestOf } from "#contract/call.ts";
import type { mallCreateOrder } from "#contract/calls/mallOrder.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType, OrderType } from "#contract/enumerations.ts";
import type { Gift } from "#contract/shipping.ts";
import type { MallOrderPart } from "#contract/mall.ts";
import type { TaxRates } from "#contract/store.ts";
import { lineProblems } from "#domain/cart/lineProblems.ts";
import { offPremisesBill } from "#domain/price/bill.ts";
import type { Database } from "#provider/db/database.ts";
import type { AddressRow } from "#provider/members/addresses/addresses.ts";
import { phoneNumber } from "#provider/members/member.ts";
import { presentGoods } from "#provider/menu/goods.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { checkLines, failureOf, menuRows, pricedLine } from "#provider/orders/placing/checkLines.ts";
import { contactOf } from "#provider/orders/placing/delivery.ts";
import type { Fulfilment, PricedOrder } from "#provider/orders/placing/placeOrder.ts";
import { takeStock } from "#provider/orders/placing/stock.ts";
import type { Context, Fail } from "#provider/server/context.ts";
import { destinationIn, plannedParcels, shipTo } from "./shipping.ts";
import { asksForAge, type Shop } from "./shops.ts";

type Failures =
  | typeof Code.missingParameter
  | typeof Code.productMissing
  | typeof Code.soldOut
  | typeof Code.offPremisesUnsupported
  | typeof Code.stockShort
  | typeof Code.beyondDeliveryRange
  | typeof Code.cartEmpty
  | typeof Code.totalTooSmall
  | typeof Code.additionFailed
  | typeof Code.noPermission
  | typeof Code.outsideDeliveryTime
  | typeof Code.couponMissing
  | typeof Code.couponUsedOrExpired
  | typeof Code.couponConditionsNotMet
  | typeof Code.priceChanged;

/** What the shops of a purchase share. */
export interface Purchase {
  readonly purchase_id: string;
  readonly address: AddressRow;
  readonly rates: TaxRates;
  readonly request: ParsedRequestOf<typeof mallCreateOrder>;
}

/**
 * One shop's order of a purchase, shipped to the member's address. 114 for offers, whose carts are others, and for a span
 * of the day that is none of the shop's; 403 where it does not ship; 430 for a day on which it cannot arrive, with those
 * on which it can. `takeMallStock` takes the pieces of all shops before the first order is written.
 */
export async function shipped(
  shop: Shop,
  part: z.output<typeof MallOrderPart>,
  { address, purchase_id, rates, request }: Purchase,
  { db, language, now }: Pick<Context, "db" | "language" | "now">,
  fail: Fail<Failures>,
): Promise<Fulfilment> {
  const { delivery_date, delivery_section, lines: wanted } = part;
  if (wanted.some(({ special_id }) => special_id !== undefined))
    return fail(Code.missingParameter, { fields: ["lines"] });
  const section = shop.shipping.delivery_sections.find((one) => one.delivery_section === delivery_section);
  if (delivery_section !== undefined && section === undefined)
    return fail(Code.missingParameter, { fields: ["delivery_section"] });

  const cart = {
    menu: await menuRows(db, shop.id, wanted),
    lines: wanted,
    showType: GoodsShowType.mall,
    elsewhere: Code.offPremisesUnsupported,
  } as const;
  const checked = checkLines(cart, fail);
  // Shown in the mall by mistake: nobody knows how it is sent.
  if (checked.some(({ row }) => row.shipping === null)) return fail(Code.productMissing);
  const lines = checked.map((line) => pricedLine(line, GoodsShowType.mall));
  const quote = shipTo(shop, lines, destinationIn(address), { language, now });
  if (quote.is_shipped_to === 0) return fail(Code.beyondDeliveryRange);
  const { delivery_from, delivery_until } = quote;
  if (delivery_date !== undefined && (delivery_date < delivery_from || delivery_date > delivery_until))
    return fail(Code.outsideDeliveryTime, { delivery_from, delivery_until });

  return {
    asked: {
      client_order_id: part.client_order_id,
      store: shop,
      order_type: OrderType.shipping,
      pay_type: request.pay_type,
      coupon_id: part.coupon_id,
      invoice_title: request.companyName ?? "",
      remark: part.remark ?? "",
      shown_total: part.shown_total,
    },
    lines: () => lines,
    billWith: (_, off) => offPremisesBill(lines, { dispatchprice: quote.fee, freeprice: 0 }, rates, off),
    take: () =>
      Promise.resolve({
        ...contactOf(address),
        delivery_date: delivery_date ?? null,
        delivery_section: section?.name ?? null,
        arrives_from: delivery_from,
        gift: giftOf(part.gift),
        purchase_id,
        parcels: plannedParcels(shop, lines),
        // What asks for it may lie in another shop's parcels.
        is_age_confirmed: request.is_age_confirmed === 1 && lines.some(({ row }) => asksForAge(row)),
      }),
    isNumbered: false,
    fail,
  };
}

/** A gift as an order keeps it; null for one that says nothing. */
function giftOf(asked: z.output<typeof MallOrderPart>["gift"]): Gift | null {
  if (asked === undefined) return null;
  const { message, noshi, noshi_name, sender } = asked;
  if (noshi === "none" && message === "" && sender === undefined) return null;
  return {
    noshi,
    // A name stands below the words of a band.
    noshi_name: noshi === "none" ? "" : noshi_name,
    message,
    sender: sender === undefined ? null : { ...sender, phone: phoneNumber(sender.phone) ?? sender.phone },
  };
}

/**
 * Takes the pieces of a whole purchase from stock, those of all its shops in one order of locks. Fails as `checkLines`
 * does, with the shop, when someone else has taken them since: the update itself decides who gets the last piece.
 */
export async function takeMallStock(
  db: Database,
  purchase: readonly PricedOrder[],
  now: Date,
  fail: Fail<
    | typeof Code.productMissing
    | typeof Code.soldOut
    | typeof Code.offPremisesUnsupported
    | typeof Code.stockShort
  >,
): Promise<void> {
  const all = purchase.flatMap(({ lines }) => lines);
  const pieces = all.map(({ number, row }) => ({ goods_id: row.id, number }));
  const { short, hasSoldOut } = await takeStock(db, pieces, { rows: all.map(({ row }) => row), now });
  for (const { lines, way } of purchase) {
    const { id: store_id } = way.asked.store;
    const wanted = lines
      .filter(({ row }) => short.includes(row.id))
      .map(({ choice, number, unit }) => ({ ...choice, number, price: unit }));
    if (wanted.length === 0) continue;
    const rows = await menuRows(db, store_id, wanted);
    const today = new Map(rows.map((row) => [row.id, presentGoods(row, "ja")]));
    const problems = lineProblems(wanted, today, GoodsShowType.mall);
    const code =
      failureOf(problems, ({ goods_id }) => today.has(goods_id), Code.offPremisesUnsupported) ??
      Code.stockShort;
    return fail(code, { store_id, lines: problems });
  }
  if (!hasSoldOut) return;
  for (const { way } of purchase) await signalStore(db, way.asked.store.id, "menu_changed", now);
}
