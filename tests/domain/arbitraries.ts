import * as fc from "fast-check";
import { DiscountType, GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { BillLine, BillOf } from "#domain/price/bill.ts";
import { unitPrice } from "#domain/price/unitPrice.ts";
import { someGoods, someGroup } from "./someGoods.ts";

const yen = (max: number) => fc.integer({ min: 0, max });
const flag = fc.constantFrom(0 as const, 1 as const);
export const taxClass = fc.constantFrom("food" as const, "alcohol" as const, "goods" as const);

/** Goods with every kind of discount, and up to three options. */
export const anyGoods: fc.Arbitrary<Goods> = fc
  .record({
    price: yen(20_000),
    discount_type: fc.constantFrom(DiscountType.none, DiscountType.percent, DiscountType.amount),
    discount_price: yen(3000),
    is_buffet: flag,
    tax_class: taxClass,
    options: fc.dictionary(fc.constantFrom("egg", "nori", "large"), yen(500)),
  })
  .map(({ options, ...said }) => someGoods({ ...said, option: [someGroup(options)] }));

export const anyBillLine: fc.Arbitrary<BillLine> = fc
  .record({
    goods: anyGoods,
    number: fc.integer({ min: 1, max: 20 }),
    options: fc.subarray(["egg", "nori", "large"]),
  })
  .map(({ goods, number, options }) => ({
    ...unitPrice(goods, options, GoodsShowType.dineIn),
    number,
    tax_class: goods.tax_class,
  }));

const rate = fc.constantFrom(0, 5, 7.8, 8, 10, 12.5);

/** What a bill can be made of, coupons larger than the goods included. */
export const anyBillOf: fc.Arbitrary<BillOf> = fc.record(
  {
    lines: fc.array(anyBillLine, { maxLength: 12 }),
    coupon: fc.record({ discount: yen(30_000) }),
    cover: fc.record({ is_tea_money: flag, tea_money: yen(1000), people: fc.integer({ min: 0, max: 10 }) }),
    delivery: fc.record({ dispatchprice: yen(1000), freeprice: yen(5000) }),
    rates: fc.record({ food: rate, alcohol: rate, goods: rate }),
  },
  { requiredKeys: ["lines", "cover", "rates"] },
);
