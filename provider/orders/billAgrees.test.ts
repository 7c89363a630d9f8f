import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CartLine } from "#contract/cart.ts";
import {
  CouponScope,
  DiscountType,
  GoodsShowType,
  OptionNeed,
  ReceiveType,
  type TaxClass,
} from "#contract/enumerations.ts";
import { Goods } from "#contract/goods.ts";
import type { TaxRates } from "#contract/store.ts";
import { cartLine } from "#domain/cart/cart.ts";
import type { CouponTerms } from "#domain/coupons/couponDiscount.ts";
import { couponedBill } from "#domain/coupons/couponedBill.ts";
import { offPremisesBill, type BillLine, billLine, billOf, type CouponOff } from "#domain/price/bill.ts";
import { specialPrice } from "#domain/price/unitPrice.ts";
import { scopedLine } from "#provider/coupons/billWithCoupon.ts";
import type { LocalizedOptionGroup } from "#provider/db/tables/goods.ts";
import { type GoodsRow, presentGoods } from "#provider/menu/goods.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { pricedLine } from "./placing/checkLines.ts";

const CARTS = 10_000;

const yen = (max: number) => fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max }) }, fc.constant(0));
const taxClass = fc.constantFrom<TaxClass>("food", "alcohol", "goods");
const discount = fc.record({
  discount_type: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
  discount_price: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 100 }),
    fc.integer({ min: 1, max: 900 }),
  ),
});
const someLine = fc.record({
  price: yen(9_999),
  tax_class: taxClass,
  own: discount,
  offer: fc.option(discount, { nil: null }),
  is_buffet: fc.constantFrom(false, false, false, true),
  options: fc.array(yen(500), { maxLength: 3 }),
  chosen: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  number: fc.integer({ min: 1, max: 30 }),
});
const rate = fc.constantFrom(0, 7.8, 8, 10, 12);
const rates: fc.Arbitrary<TaxRates> = fc.record({ food: rate, alcohol: rate, goods: rate });
const someCart = fc.record({
  mode: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
  drafts: fc.array(someLine, { minLength: 1, maxLength: 6 }),
  rates,
  cover: fc.record({
    is_tea_money: fc.constantFrom<0 | 1>(0, 1),
    tea_money: yen(500),
    people: fc.integer({ min: 0, max: 10 }),
  }),
  terms: fc.record({ dispatchprice: yen(800), freeprice: yen(9_000) }),
  coupon: fc.option(
    fc.record({
      discount_type: fc.constantFrom<1 | 2>(1, 2),
      discount_price: fc.integer({ min: 1, max: 100 }),
      max_discount: fc.option(yen(2_000), { nil: null }),
      minimum_spend: yen(5_000),
      /** Every so many of the lines; all of them with 1. */
      every: fc.integer({ min: 1, max: 3 }),
    }),
    { nil: null },
  ),
});

type Draft = typeof someLine extends fc.Arbitrary<infer Each> ? Each : never;

function rowOf({ price, tax_class, own, is_buffet, options }: Draft, index: number): GoodsRow {
  const group: LocalizedOptionGroup = {
    group_id: "g",
    name: words("Options"),
    is_require: OptionNeed.optional,
    is_multiple: 1,
    max_count: 3,
    options: options.map((more, place) => ({
      option_id: `o${place}`,
      name: words(`Option ${place}`),
      price: more,
      is_sold_out: 0,
    })),
  };
  return {
    id: `goods-${index}`,
    store_id: "diner",
    category_id: "dishes",
    name: words("Dish"),
    description: words("About"),
    picture: null,
    price,
    ...own,
    option_groups: options.length > 0 ? [group] : [],
    is_buffet,
    is_course: false,
    course_id: null,
    stock: -1,
    daily: null,
    refills_at: null,
    counted_since: null,
    course_time: null,
    is_sold_out: false,
    sold_out_until: null,
    is_withdrawn: false,
    show_types: [GoodsShowType.dineIn, GoodsShowType.offPremises],
    tax_class,
    tags: [],
    allergens: [],
    allergens_without: [],
    allergens_same_kitchen: [],
    position: index,
    recommended: null,
    station_id: null,
    serving: "at_once",
    reading: "",
    is_off_hours: false,
    shipping: null,
    mall_category_id: null,
    sales: 0,
    sales_elsewhere: 0,
    created_at: new Date(0),
  };
}

/** Half a yen up, by whole numbers; written anew, so that not one function checks itself. */
function reckonedUnit({ price, own, offer, options, chosen }: Draft, isOnOffer: boolean): number {
  const by = isOnOffer && offer !== null && offer.discount_price !== 0 ? { ...offer, isOffer: true } : own;
  const isYen = by.discount_type === DiscountType.amount;
  const isPercent = "isOffer" in by ? !isYen : by.discount_type === DiscountType.percent;
  const percent = BigInt(Math.min(100, by.discount_price));
  const off = isPercent
    ? Number((BigInt(price) * (100n - percent) * 2n + 100n) / 200n)
    : Math.max(0, isYen ? price - by.discount_price : price);
  return off + options.reduce((sum, more, place) => (chosen[place] ? sum + more : sum), 0);
}

type CouponDraft = NonNullable<(typeof someCart extends fc.Arbitrary<infer Each> ? Each : never)["coupon"]>;

/** A coupon in somebody's hands that covers every so many of the lines. */
function termsOf({ every, ...draft }: CouponDraft, count: number): CouponTerms {
  const ids = Array.from({ length: count }, (_, index) => `goods-${index}`);
  return {
    store_id: null,
    scope: every === 1 ? CouponScope.store : CouponScope.product,
    category_ids: [],
    goods_ids: ids.filter((_, index) => index % every === 0),
    type: 2,
    usage_type: "common",
    receive_type: ReceiveType.all,
    member_type: "all",
    valid_from: null,
    valid_until: null,
    used_time: null,
    ...draft,
  };
}

/** What comes off, written anew: half a yen up, never more than what it covers, and 2 yen are left of the bill. */
function reckonedOff(coupon: CouponDraft, amounts: readonly number[], total: number): number {
  const covered = sum(amounts.filter((_, index) => index % coupon.every === 0));
  if (covered === 0 || covered < coupon.minimum_spend || total < 3) return 0;
  const percent = Number((BigInt(covered) * BigInt(coupon.discount_price) * 2n + 100n) / 200n);
  const most = coupon.max_discount ?? percent;
  const off = coupon.discount_type === DiscountType.amount ? coupon.discount_price : Math.min(percent, most);
  return Math.min(off, covered, total - 2);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

test("the bill that is stored is the bill that was shown, yen for yen, and its tax is split once a rate", () => {
  const seen = { 1: 0, 2: 0, 3: 0 };
  let used = 0;
  fc.assert(
    fc.property(someCart, ({ mode, drafts, rates: today, cover, terms, coupon }) => {
      seen[mode] += 1;
      const showType = mode === 1 ? GoodsShowType.dineIn : GoodsShowType.offPremises;
      const isOnOffer = mode !== 1 && drafts.every(({ offer }) => offer !== null);
      const made = drafts.map((draft, index) => {
        const row = rowOf(draft, index);
        const at = (goods: Goods) => (isOnOffer && draft.offer ? specialPrice(goods, draft.offer) : goods);
        const option_value = draft.options.flatMap((_, place) => (draft.chosen[place] ? [`o${place}`] : []));
        const number = draft.number;
        // The customer's: goods as they came over the wire, in the cart as it was kept.
        const received = Goods.parse(JSON.parse(JSON.stringify(at(presentGoods(row, "en")))));
        const now_time = NOON.toISOString();
        const place = {
          goods_show_type: showType,
          action: mode,
          store_id: "diner",
          table_id: null,
          now_time,
        } as const;
        const kept = CartLine.parse(
          JSON.parse(JSON.stringify(cartLine(received, { option_value, number }, place))),
        );
        const request = { goods_id: row.id, option_value: kept.option_value, number, price: kept.price };
        const stored = pricedLine({ request, row, goods: at(presentGoods(row, "ja")) }, showType);
        return { kept, stored, unit: mode === 1 && draft.is_buffet ? 0 : reckonedUnit(draft, isOnOffer) };
      });
      const shownLines = made.map(({ kept }) => ({
        ...billLine(kept.goods_detail, kept, showType),
        goods_id: kept.goods_id,
        category_id: kept.goods_detail.category_id,
      }));
      const storedLines = made.map(({ stored }) => stored);
      const billWith = (lines: readonly BillLine[]) => (off: CouponOff | null) =>
        mode === 1
          ? billOf({ lines, coupon: off, cover, rates: today })
          : offPremisesBill(lines, mode === 3 ? terms : null, today, off);
      const held = coupon && termsOf(coupon, made.length);
      const order = {
        store_id: "diner",
        order_type: mode,
        custom: { here: false, anywhere: false },
        now: NOON,
      };
      const bare = billWith(shownLines)(null);
      // As the customer's app and as the provider make it.
      const { bill: shown } = couponedBill(held, { ...order, lines: shownLines }, billWith(shownLines));
      const { bill: placed } = couponedBill(
        held,
        { ...order, lines: storedLines.map(scopedLine) },
        billWith(storedLines),
      );
      expect(placed).toEqual(shown);
      expect(made.map(({ kept }) => kept.price)).toEqual(made.map(({ stored }) => stored.unit));

      const goods = sum(made.map(({ unit, stored }) => unit * stored.number));
      const isFree = terms.freeprice > 0 && goods >= terms.freeprice;
      const fee = mode === 3 && !isFree ? terms.dispatchprice : 0;
      const charge = mode === 1 && cover.is_tea_money === 1 ? cover.tea_money * cover.people : 0;
      expect([shown.goods_subtotal, shown.delivery_fee, shown.cover_charge, shown.total]).toEqual([
        goods,
        fee,
        charge,
        goods + fee + charge - shown.coupon_discount,
      ]);
      expect(bare.total - shown.total).toBe(shown.coupon_discount);
      const amounts = made.map(({ unit, kept }) => unit * kept.number);
      expect(shown.coupon_discount).toBe(coupon === null ? 0 : reckonedOff(coupon, amounts, bare.total));
      used += shown.coupon_discount > 0 ? 1 : 0;

      // Consumption Tax Act: one rounding for each rate of a receipt, and the rates' parts are the whole.
      expect(new Set(shown.taxes.map((tax) => tax.rate)).size).toBe(shown.taxes.length);
      expect(sum(shown.taxes.map(({ taxable }) => taxable))).toBe(shown.total);
      for (const { rate: percent, tax, taxable } of shown.taxes) {
        const thousandths = BigInt(Math.round(percent * 1000));
        expect(tax).toBe(Number((BigInt(taxable) * thousandths) / (100_000n + thousandths)));
      }
    }),
    { numRuns: CARTS },
  );
  expect(used).toBeGreaterThan(CARTS / 10);
  expect(Object.values(seen).every((count) => count > CARTS / 5)).toBe(true);
});
