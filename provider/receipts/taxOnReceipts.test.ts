import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Receipt } from "#contract/receipt.ts";
import { type AwayGuest, awayGuest, openAway } from "#provider/testing/awayGuest.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { guest, line, taken } from "#provider/testing/guest.ts";
import { type Planted, planted } from "#provider/testing/planted.ts";
import { receiptsOf } from "#provider/testing/receiptGuest.ts";

/*
 * Worked out by hand after the National Tax Agency's rule (Consumption Tax Act, article 57-4, and its "Q&A on the
 * qualified invoice system", on rounding and on simplified invoices): tax included, by rate, rounded once a rate and
 * receipt, never by the line; a discount that is not said to be of one rate is shared out in proportion.
 */
let provider: Planted;
let one: AwayGuest;
beforeAll(async () => {
  provider = await planted();
  one = await awayGuest(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  await openAway(provider);
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
  const { order_no } = await taken(one.collect([bento(3), tea(1), beer(2)], { pay_type: 1 }));
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
