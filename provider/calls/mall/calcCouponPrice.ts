import { mallCalcCouponPrice } from "#contract/calls/mallOrder.ts";
import { ownAddress } from "#provider/addresses/ownAddress.ts";
import { answer } from "#provider/server/context.ts";
import { destinationIn } from "#provider/mall/destinationIn.ts";
import { findShop } from "#provider/mall/findShop.ts";
import { quoteShop } from "#provider/mall/quoteShop.ts";
import { storedValueFor } from "#provider/payments/storedValueFor.ts";
import { NO_RATES, taxRatesAt } from "#provider/stores/taxRatesAt.ts";

const MALL_ORDER = 4;

export const answerMallCalcCouponPrice = answer(mallCalcCouponPrice, async (request, context) => {
  const { caller, db, fail, now } = context;
  const { address_id, shops, stored_value = [] } = request;
  const { uid } = caller;
  const address = address_id === undefined ? null : await ownAddress(db, { uid, address_id }, fail);
  const to = address === null ? null : destinationIn(address);
  const rates = ((await taxRatesAt(db, now)) ?? NO_RATES)[MALL_ORDER];
  const quotes = [];
  const orders = [];
  for (const part of shops) {
    const { store_id } = part;
    const shop = await findShop(db, store_id, () => fail(201, { store_id }));
    if (shop.left_at !== null) return fail(201, { store_id });
    const { lines, quote } = await quoteShop(shop, part, to, rates, context);
    quotes.push(quote);
    const paidFor = lines.map(({ number, row, unit }) => ({ goods_id: row.id, line_total: unit * number }));
    orders.push({ order_no: store_id, store_id, to_pay: quote.bill.total, lines: paidFor });
  }
  const paid = await storedValueFor(db, { uid, orders, stored_value, now });
  if ("refused" in paid) return fail(paid.refused);
  return { quotes, total: quotes.reduce((sum, { bill }) => sum + bill.total, 0), ...paid };
});
