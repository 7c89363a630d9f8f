import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { calcCouponPrice, orderCouponList } from "#contract/calls/coupons.ts";
import { goodsDetail } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { CouponChoice } from "#contract/coupon.ts";
import { DiscountType, GoodsShowType, OrderType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { couponedBill } from "#domain/coupons/couponedBill.ts";
import { offPremisesBill, billLine } from "#domain/price/bill.ts";
import { weighCoupon } from "#parts/coupons/couponOptions.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { couponRow, fromNoon } from "#provider/testing/couponHolder.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let menu: Goods[];
/** Who has never ordered, and who has. */
let guests: { readonly one: OffPremisesGuest; readonly isKnown: boolean }[];
const WAYS: readonly OrderType[] = [
  OrderType.dineIn,
  OrderType.takeAway,
  OrderType.delivery,
  OrderType.shipping,
];
const lines = [
  line({ goods_id: "tea", price: 300, number: 2 }),
  line({ goods_id: "beer", price: 600 }),
  line({ goods_id: "curry", price: 765 }),
];
/** Without the curry, what is limited to it covers nothing. */
const linesOf = (order_type: OrderType) => lines.slice(0, order_type > 2 ? 2 : 3);
const AT_ONCE = 300;
const totalOf = (some: typeof lines) => some.reduce((sum, { price, number }) => sum + price * number, 0);
const DINE_IN = { food: 10, alcohol: 10, goods: 10 };

beforeAll(async () => {
  provider = await planted();
  await openOffPremises(provider, { dispatchprice: 0 });
  await provider.db
    .update(stores)
    .set({ order_types: [OrderType.dineIn, OrderType.takeAway, OrderType.delivery, OrderType.shipping] });
  await provider.db
    .update(goods)
    .set({ show_types: [GoodsShowType.dineIn, GoodsShowType.offPremises, GoodsShowType.mall] });
  const [fresh, known] = [await offPremisesGuest(provider), await offPremisesGuest(provider)];
  await taken(known.order([line({ goods_id: "tea", price: 300 })]));
  guests = [
    { one: fresh, isKnown: false },
    { one: known, isKnown: true },
  ];
  menu = await Promise.all(
    lines.map(async ({ goods_id }) => taken(fresh.send(goodsDetail, { store_id: "diner", goods_id }))),
  );
});
afterAll(() => provider.close());

/** Every combination, as rows. */
function* table() {
  for (const isYet of [true, false])
    for (const scope of [
      { scope: 1, category_ids: [], goods_ids: [] },
      { scope: 2, category_ids: ["diner-drinks"], goods_ids: ["curry"] },
      { scope: 3, category_ids: ["diner-drinks"], goods_ids: ["curry"] },
    ] as const)
      for (const type of [1, 2, 3, 4, 5] as const)
        for (const usage_type of ["common", "dine_in", "pick_up", "delivery", "ec"] as const)
          for (const receive_type of [1, 2, 3, 4] as const)
            for (const member_type of ["all", "new", "existing"] as const)
              for (const minimum_spend of [0, 1000])
                yield {
                  ...scope,
                  category_ids: [...scope.category_ids],
                  goods_ids: [...scope.goods_ids],
                  type,
                  usage_type,
                  receive_type,
                  member_type,
                  minimum_spend,
                  isYet,
                };
}

/** What the customer's app reckons of a coupon as it received it: in the bill, and in the sheet of coupons. */
function reckoned(choice: CouponChoice, order_type: OrderType, isKnown: boolean) {
  const cart = linesOf(order_type).flatMap((each, index) => {
    const of = menu[index];
    const { id: goods_id, category_id } = of ?? { id: "", category_id: "" };
    return of
      ? [
          {
            ...billLine(
              of,
              each,
              order_type === OrderType.dineIn ? GoodsShowType.dineIn : GoodsShowType.offPremises,
            ),
            goods_id,
            category_id,
          },
        ]
      : [];
  });
  const order = { store_id: "diner", order_type, lines: cart, now: NOON };
  const { bill, refusal } = couponedBill(
    choice,
    { ...order, custom: { here: isKnown, anywhere: isKnown } },
    (off) => offPremisesBill(cart, null, DINE_IN, off),
  );
  const told = {
    discount: bill.coupon_discount,
    hindrance: refusal?.hindrance ?? null,
    missing: refusal?.missing ?? 0,
  };
  // What its sheet of coupons shows, on the provider's word of who one is.
  const { cover_charge, delivery_fee } = bill;
  const scoped = cart.map(({ goods_id, category_id, unit, number }) => ({
    goods_id,
    category_id,
    amount: unit * number,
  }));
  const answer = weighCoupon(choice, { ...order, lines: scoped, charges: cover_charge + delivery_fee });
  const weighed = { discount: 0, hindrance: null, missing: 0, ...answer };
  const { discount, hindrance, missing } = weighed;
  return { told, shown: { discount, hindrance, missing } };
}

it("each scope × type × usage × receive × member × minimum × date has the same answer and reason in both", {
  timeout: 300_000,
}, async () => {
  const rows = [...table()].map(({ isYet, ...row }, index) => ({
    ...couponRow(`t-${String(index).padStart(5, "0")}`, {
      ...row,
      discount_type: index % 3 === 0 ? DiscountType.percent : DiscountType.amount,
      discount_price: index % 3 === 0 ? 15 : 100,
      start_time: fromNoon(isYet ? -1 : 1),
    }),
  }));
  const outcomes = new Map<string, number>();
  const differing: string[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    // Before its time no way of ordering differs from another: one of them, in turn, is as good as all.
    const isLater = some.every(({ start_time }) => start_time > NOON);
    const ways = isLater ? WAYS.filter((way) => way === 1 + ((from / AT_ONCE) % 4)) : WAYS;
    await provider.db.insert(coupons).values(some);
    for (const { one, isKnown } of guests) {
      const claims = some.map(({ id }) => ({
        id: `${id}-${one.uid}`,
        coupon_id: id,
        uid: one.uid,
        received_at: fromNoon(-1),
        valid_until: fromNoon(5),
      }));
      await provider.db.insert(memberCoupons).values(claims);
      for (const order_type of ways) {
        const prospect = { store_id: "diner", order_type, lines: linesOf(order_type) };
        const { coupons: told } = await taken(one.send(orderCouponList, prospect));
        expect(told).toHaveLength(some.length);
        for (const choice of told) {
          const { discount, hindrance, missing } = choice;
          const expected = reckoned(choice, order_type, isKnown);
          const answer = JSON.stringify({ discount, hindrance, missing });
          if (answer !== JSON.stringify(expected.told) || answer !== JSON.stringify(expected.shown))
            differing.push(JSON.stringify({ choice, expected }));
          const outcome = `${order_type} ${isKnown} ${hindrance ?? "saves"}`;
          const seen = outcomes.get(outcome) ?? 0;
          outcomes.set(outcome, seen + 1);
          // The bill says the same of it; a few of each outcome are asked for.
          if (seen >= 2) continue;
          const coupon_id = choice.member_coupon_id ?? "";
          const reply = await one.send(calcCouponPrice, { ...prospect, coupon_id });
          expect(reply).toMatchObject(
            hindrance === null
              ? {
                  code: Code.success,
                  data: { bill: { coupon_discount: discount }, to_pay: totalOf(prospect.lines) - discount },
                }
              : { code: Code.couponConditionsNotMet, data: { hindrance, missing } },
          );
        }
      }
      await provider.db.delete(memberCoupons).where(eq(memberCoupons.uid, one.uid));
    }
    await provider.db.delete(coupons).where(
      inArray(
        coupons.id,
        some.map(({ id }) => id),
      ),
    );
  }
  expect(differing).toEqual([]);
  const met = new Set([...outcomes.keys()].map((key) => key.split(" ")[2]));
  expect([...met].toSorted()).toEqual([
    "existing_members_only",
    "minimum_spend",
    "new_members_only",
    "no_goods_in_scope",
    "not_yet_valid",
    "other_order_type",
    "saves",
  ]);
});

it("what is no longer to choose from says why when it is asked for: used, run out, another store's", async () => {
  const [{ one }] = guests as [(typeof guests)[number]];
  const ask = async (id: string) => {
    const { code, data } = await one.send(calcCouponPrice, {
      store_id: "diner",
      order_type: OrderType.dineIn,
      lines,
      coupon_id: id,
    });
    return [code, (data as { hindrance?: string } | null)?.hindrance];
  };
  await provider.db.insert(coupons).values([couponRow("own"), couponRow("else", { store_id: "other" })]);
  const claim = { uid: one.uid, received_at: fromNoon(-3), valid_until: fromNoon(5) };
  await provider.db.insert(memberCoupons).values([
    { ...claim, id: "used", coupon_id: "own", used_at: fromNoon(-1) },
    { ...claim, id: "over", coupon_id: "own", valid_until: NOON },
    { ...claim, id: "else", coupon_id: "else" },
    { ...claim, id: "good", coupon_id: "own" },
  ]);
  expect(await ask("used")).toEqual([505, "used"]);
  expect(await ask("over")).toEqual([505, "expired"]);
  expect(await ask("else")).toEqual([506, "other_store"]);
  expect(await ask("good")).toEqual([Code.success, undefined]);
  expect(await ask("none")).toEqual([Code.couponMissing, undefined]);
  const told = await taken(
    one.send(orderCouponList, { store_id: "diner", order_type: OrderType.dineIn, lines }),
  );
  expect(told.coupons.map(({ member_coupon_id }) => member_coupon_id)).toEqual(["good", "else"]);
  expect(told.best_coupon_id).toBe("good");
  expect(CouponChoice.safeParse(told.coupons[1]).data).toMatchObject({
    can_use: 0,
    hindrance: "other_store",
  });
});
