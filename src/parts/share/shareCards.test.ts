import { describe, expect, it } from "vitest";
import type { CouponOffer } from "#contract/coupon.ts";
import { CouponScope, DiscountType, ReceiveType } from "#contract/enumerations.ts";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { flexMessage } from "#liff/flex/flexMessage.ts";
import { flexSchema } from "#liff/flex/testing/flexSchema.ts";
import { someStore } from "#parts/testing/someStore.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import { ensureTexts, startTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";
import { cardOf, type Shared } from "./shareCards.ts";

const entryPoints = { liffId: "1234567890-AbcdEfgh", origin: "https://order.example.com" };
const picture = { src: "/pictures/ramen", widths: [320], ratio: 0.75, tint: "#aa8866" };

const coupon: CouponOffer = {
  coupon_id: "welcome",
  name: "First visit",
  description: "Thank you for coming.",
  picture,
  store_id: "ramen",
  store_name: "Ramen Genji",
  scope: CouponScope.store,
  scope_label: "store",
  category_ids: [],
  goods_ids: [],
  type: 1,
  usage_type: "dine_in",
  receive_type: ReceiveType.all,
  member_type: "all",
  discount_type: DiscountType.amount,
  discount_price: 500,
  max_discount: null,
  minimum_spend: 2_000,
  validity_days: null,
  start_time: "2026-11-01T00:00:00+09:00",
  end_time: "2026-12-31T23:59:00+09:00",
  limit_per_person: 1,
  limit_total: -1,
  left: -1,
  claimed: 0,
  good_until: null,
  can_claim: 1,
  hindrance: null,
};
const split = {
  orderNo: "R-1",
  storeId: "ramen",
  storeName: "Ramen Genji",
  total: 1_000,
  shares: [334, 333, 333],
  rounding: 1,
};
const store = someStore({ store_id: "ramen", picture, about: "Since 1978" });
const goods = someGoods({ id: "tonkotsu", store_id: "ramen", price: 980, picture });

/** What is shared, where its card leads, and what it must say. */
const all: readonly (readonly [string, Shared, string, readonly string[]])[] = [
  ["a store", { kind: "store", store, isOffPremises: false }, "/orderFood?storeId=ramen", [store.name]],
  [
    "a store that delivers",
    { kind: "store", store, isOffPremises: true },
    "/storeHome?storeId=ramen",
    [store.name],
  ],
  [
    "a dish",
    { kind: "goods", goods, type: "2" },
    "/productDetail?goodsId=tonkotsu&storeId=ramen&type=2",
    [goods.name, "¥980"],
  ],
  ["a coupon", { kind: "coupon", coupon }, "/coupon?couponId=welcome", ["¥500", "¥2,000", "Ramen Genji"]],
  ["a divided bill", { kind: "split", split }, "/orderDetail?orderNo=R-1", ["¥334", "¥333", "¥1,000"]],
];

describe.each(LOCALES)("in %s", (locale) => {
  it.each(all)(
    "the message of %s is one that LINE takes, and says and leads where it should",
    async (...row) => {
      const [, shared, address, said] = row;
      const texts = startTexts(locale, {});
      await ensureTexts(texts, loadTexts, locale, ["share", "specials"]);
      const message = flexMessage(cardOf(shared, texts), entryPoints);
      expect(flexSchema.safeParse(message).error).toBeUndefined();
      const text = JSON.stringify(message);
      expect(text).toContain(`"uri":"https://liff.line.me/${entryPoints.liffId}${address}"`);
      for (const words of said) expect(text).toContain(words);
      expect(/\/share\/[^"]+&w=1024"/.test(text)).toBe(shared.kind !== "split");
      // A key instead of words, or a hole in them.
      expect(text).not.toMatch(/\{\{|"(store|goods|coupon|split)\.\w+"/);
      // No label was too long for LINE's buttons.
      for (const [, label] of text.matchAll(/"label":"([^"]+)"/g)) expect(label).not.toContain("…");
    },
  );
});
