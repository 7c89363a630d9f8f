import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { CouponScope, DiscountType, PayType } from "#contract/enumerations.ts";
import type { Receipt } from "#contract/order.ts";
import { held } from "#provider/testing/couponHolder.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
  receiptsOf,
} from "#provider/testing/offPremisesGuest.ts";

/*
 * Worked out by hand after the National Tax Agency's rule (Consumption Tax Act, article 57-4, and its "Q&A on the
 * qualified invoice system", on rounding and on simplified invoices): tax included, by rate, rounded once a rate and
 * receipt, never by the line; a discount that is not said to be of one rate is shared out in proportion.
 */
let provider: Planted;
let one: OffPremisesGuest;
beforeAll(async () => {
  provider = await planted();
  one = await offPremisesGuest(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  await openOffPremises(provider);
});
afterAll(() => provider.close());

const bento = (number: number) => line({ goods_id: "bento", price: 700, number });
const tea = (number: number) => line({ goods_id: "tea", price: 300, number });
const beer = (number: number) => line({ goods_id: "beer", price: 600, number });
/** 850 yen less 10 percent. */
const curry = (number: number) => line({ goods_id: "curry", price: 765, number });

const rates = ({ lines }: Receipt) =>
  lines.map(({ name, tax_rate, is_reduced }) => [name, tax_rate, is_reduced]);

it("a take-away of food and alcohol: 8 and 10 percent, the food marked", async () => {
  const { order_no } = await taken(one.collect([bento(3), tea(1), beer(2)], { pay_type: PayType.cash }));
  const { desk, make } = receiptsOf(provider);
  await desk(order_no, "accept", "ready", "pay_cash");
  const receipt = await make(one, order_no);
  expect(rates(receipt)).toEqual([
    ["bento", 8, 1],
    ["tea", 8, 1],
    ["beer", 10, 0],
  ]);
  // 3 × 700 + 300 = 2,400: 2,400 × 8 / 108 = 177.77…; 1,200 × 10 / 110 = 109.09…
  expect(receipt.bill).toMatchObject({
    total: 3_600,
    taxes: [
      { rate: 8, taxable: 2_400, tax: 177 },
      { rate: 10, taxable: 1_200, tax: 109 },
    ],
  });
  // By the piece it would be 3 × 51 + 22 = 175 and 2 × 54 = 108: once a rate is the rule.
  expect(receipt.trade_time).not.toBe(receipt.issue_time);
});

it("a delivery: its fee at 10 percent beside food at 8, alcohol's row with it", async () => {
  const address_id = await one.address();
  const { order_no } = await taken(one.deliver([curry(1), beer(1)], address_id));
  const { desk, make } = receiptsOf(provider);
  await desk(order_no, "accept", "pay_cash");
  const receipt = await make(one, order_no);
  // 765 × 8 / 108 = 56.66…; 600 + 300 = 900: 900 × 10 / 110 = 81.81…
  expect(receipt.bill).toMatchObject({
    list_subtotal: 1_450,
    goods_discount: 85,
    delivery_fee: 300,
    total: 1_665,
    taxes: [
      { rate: 8, taxable: 765, tax: 56 },
      { rate: 10, taxable: 900, tax: 81 },
    ],
  });
  expect(receipt.bill.taxes.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(receipt.bill.total);
});

it("at a table everything is at 10 percent, additions too, and nothing is marked", async () => {
  const diner = await guest(provider);
  const { order_no } = await taken(diner.order([tea(1)]));
  await taken(diner.add(order_no, [tea(1), curry(1)]));
  const { desk, make } = receiptsOf(provider);
  await desk(order_no, "accept", "pay_cash");
  const receipt = await make(diner, order_no);
  expect(rates(receipt)).toEqual([
    ["tea", 10, 0],
    ["tea", 10, 0],
    ["curry", 10, 0],
  ]);
  // 300 + 300 + 765 = 1,365 × 10 / 110 = 124.09…; by the line it would be 27 + 27 + 69 = 123.
  expect(receipt.bill.taxes).toEqual([{ rate: 10, taxable: 1_365, tax: 124 }]);
});

it("a coupon comes off each rate in proportion, or off the rate of what it is for; the page says so", async () => {
  const { desk, make } = receiptsOf(provider);
  const placed = async (coupon: Parameters<typeof held>[2], shown_total: number) => {
    const coupon_id = await held(provider, one.uid, coupon);
    const order = await taken(
      one.collect([bento(3), beer(2)], { pay_type: PayType.cash, coupon_id, shown_total }),
    );
    await desk(order.order_no, "accept", "ready", "pay_cash");
    return make(one, order.order_no);
  };
  // 10 percent of 3,300 are 330: 210 off 2,100 and 120 off 1,200; 1,890 × 8 / 108 = 140, 1,080 × 10 / 110 = 98.18…
  const whole = await placed({ discount_type: DiscountType.percent, discount_price: 10 }, 2_970);
  expect(whole.bill).toMatchObject({
    coupon_discount: 330,
    total: 2_970,
    taxes: [
      { rate: 8, taxable: 1_890, tax: 140 },
      { rate: 10, taxable: 1_080, tax: 98 },
    ],
  });
  // 330 off the beer alone: 2,100 × 8 / 108 = 155.55…; 870 × 10 / 110 = 79.09…
  const beers = await placed({ discount_price: 330, scope: CouponScope.product, goods_ids: ["beer"] }, 2_970);
  expect(beers.bill.taxes).toEqual([
    { rate: 8, taxable: 2_100, tax: 155 },
    { rate: 10, taxable: 870, tax: 79 },
  ]);
  const page = await provider.app.fetch(new Request(beers.print_url ?? ""), { address: "192.0.2.1" });
  expect(await page.text()).toMatch(/クーポン割引[^]*-¥330/);
});
