import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { Picture } from "#contract/scalars.ts";
import { WeekHours } from "#contract/store.ts";
import type { Localized } from "#provider/db/tables/localized.ts";
import { searchText } from "#provider/goods/searchText.ts";
import { allStores } from "./allStores.ts";
import { goodsRow } from "./goodsRow.ts";
import { seedIds } from "./ids.ts";
import { pictures } from "./pictures/manifest.ts";
import { registrationNumber } from "./registrationNumber.ts";
import { storeRow } from "./storeRow.ts";
import type { GoodsSeed, StoreSeed } from "./storeSeed.ts";

const now = new Date("2026-11-21T03:00:00Z");
const publicFolder = join(import.meta.dirname, "../../public");
const dineIn = allStores.filter(({ isListed }) => isListed);
const goodsOf = (store: StoreSeed): readonly GoodsSeed[] => store.categories.flatMap(({ goods }) => goods);

const isLocalized = (value: object): value is Localized =>
  ["ja", "zh", "en", "tw", "ko"].every((language) => language in value);

/** Every text of a store, with the way to it. */
function textsOf(value: unknown, way = ""): (readonly [way: string, text: Localized])[] {
  if (typeof value !== "object" || value === null) return [];
  if (isLocalized(value)) return [[way, value]];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${way}/${key}`));
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/u;
const hangul = /\p{Script=Hangul}/u;
/** Characters that only one way of writing Chinese has; and those that neither has. */
const traditionalOnly =
  /[麵飯雞鮮蝦魚醬湯燒鹽雙塊點盤腸蔥蘿蔔豬內馬鈴檸鮭類請選擇組飲團圓與無現溫熱凍氣廳號業廚師臺灣東區樓層張個來們為這對開關閉間門員顧讓還過進遠運裡後從應該時會說話語謝歡樂愛聽見賣買錢費單價總計數條約級紅綠藍黃顏絲綿細緻經結給統續離難鴨鵝鳳鮪鯖鯛鱈貝貼車輕轉醃釀銀錯鋪鍋鎖鐵鐘長陳陽陰隊際險隨雜電霧靜頂項順預頭題額風飛養餃餅餘館駕騎驗體髮鬆麥齊龍]/u;
const simplifiedOnly =
  /[饭鸡鲜虾鱼酱汤烧盐双块点盘肠葱萝卜猪马铃柠鲑类请选择组饮团圆与无现温热冻气厅号业厨师东区楼层张个来们为这对开关闭间门员顾让还过进远运从应该时会说话语谢欢乐爱听见卖买钱费单价总计数条约级红绿蓝颜丝绵细经结给统续离难鸭鹅凤鲔鲭鲷鳕贝贴车轻转腌酿银错铺锅锁铁钟长陈阳阴队阶际险随杂电雾静顶项顺预头题额风飞饺饼馆驾骑验体麦齐龙内]/u;
const japaneseOnly = /[麺焼塩円気売様込]/u;

describe.each(allStores.map((store) => [store.id, store] as const))("the store %s", (_id, store) => {
  const texts = textsOf(store);

  it("has every text in all five languages", () => {
    for (const [way, text] of texts) {
      for (const [language, words] of Object.entries(text)) {
        expect(words.trim(), `${way} ${language}`).not.toBe("");
        expect(words, `${way} ${language}`).toBe(words.trim());
      }
    }
  });

  it("writes each language in its own script", () => {
    for (const [way, { ja, zh, en, tw, ko }] of texts) {
      if (new Set([ja, zh, en, tw, ko]).size === 1) continue;
      expect(en, `${way} en`).not.toMatch(
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
      );
      expect(zh, `${way} zh`).not.toMatch(kana);
      expect(tw, `${way} tw`).not.toMatch(kana);
      expect(zh, `${way} zh`).not.toMatch(traditionalOnly);
      expect(tw, `${way} tw`).not.toMatch(simplifiedOnly);
      expect(`${zh}${tw}`, `${way} zh tw`).not.toMatch(japaneseOnly);
      expect(ko, `${way} ko`).not.toMatch(kana);
      expect(ko, `${way} ko`).not.toMatch(han);
    }
  });

  it("names and describes its goods in words that each reader can read", () => {
    for (const dish of goodsOf(store)) {
      for (const text of [dish.name, dish.about]) {
        expect(kana.test(text.ja) || han.test(text.ja), `${dish.id} ja`).toBe(true);
        expect(text.zh, `${dish.id} zh`).toMatch(han);
        expect(text.tw, `${dish.id} tw`).toMatch(han);
        expect(text.ko, `${dish.id} ko`).toMatch(hangul);
        expect(text.en, `${dish.id} en`).toMatch(/[A-Za-z]/);
      }
    }
  });

  it("prices its goods above nothing, discounts included", () => {
    for (const { id, price, off } of goodsOf(store)) {
      expect(price, id).toBeGreaterThan(0);
      expect(Number.isInteger(price), id).toBe(true);
      if (off && "yen" in off) expect(off.yen, id).toBeLessThan(price);
      if (off && "percent" in off) expect(off.percent, id).toBeGreaterThan(0);
      if (off && "percent" in off) expect(off.percent, id).toBeLessThan(100);
    }
  });

  it("offers options that can be chosen", () => {
    for (const dish of goodsOf(store)) {
      const options = (dish.options ?? []).flatMap((group) => group.options);
      expect(new Set(options.map(({ option_id }) => option_id)).size, dish.id).toBe(options.length);
      for (const group of dish.options ?? []) {
        expect(group.options.length, `${dish.id} ${group.group_id}`).toBeGreaterThan(0);
        expect(group.max_count, `${dish.id} ${group.group_id}`).toBeLessThanOrEqual(group.options.length);
        if (group.is_multiple === 0) expect(group.max_count).toBe(1);
        if (group.is_require === 1)
          expect(group.options.some(({ is_sold_out }) => is_sold_out === 0)).toBe(true);
        for (const { price } of group.options) expect(price).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it("ties every buffet dish to a course of its own", () => {
    const courses = new Set(
      goodsOf(store)
        .filter(({ isCourse }) => isCourse)
        .map(({ id }) => id),
    );
    for (const { id, buffetOf, shown } of goodsOf(store)) {
      if (buffetOf === undefined) continue;
      expect(courses, id).toContain(buffetOf);
      expect(shown, id).toEqual([1]);
    }
  });

  it("can be found by any of its words, in any language", () => {
    for (const category of store.categories) {
      for (const [position, dish] of category.goods.entries()) {
        const { search_text } = goodsRow(store.id, category, dish, position);
        for (const word of Object.values(dish.name)) expect(search_text).toContain(searchText(word));
      }
    }
  });

  it("keeps hours, pictures and disclosure as the wire wants them", () => {
    const row = storeRow(store, now);
    for (const hours of [row.business_hours, row.pickup_hours, row.delivery_hours]) {
      expect(z.parse(WeekHours, hours)).toHaveLength(8);
      for (const { spans } of hours) {
        for (const { open, close, last_order } of spans) {
          expect(open < close && last_order <= close && open < last_order).toBe(true);
        }
      }
    }
    expect(Object.keys(row.disclosure)).toHaveLength(13);
    for (const picture of [row.picture, row.logo]) z.parse(Picture, picture);
    expect(row.accent_color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("carries a registration number whose check digit is right", () => {
    expect(store.registrationNumber).toMatch(/^T\d{13}$/);
    expect(registrationNumber(store.registrationNumber.slice(2))).toBe(store.registrationNumber);
  });
});

describe("the demo as a whole", () => {
  it("has no id twice", () => {
    const ids = allStores.flatMap((store) => [
      store.id,
      ...store.tables.map(({ name }) => `${store.id}-${name}`),
      ...store.categories.map(({ id }) => `${store.id}/${id}`),
      ...goodsOf(store).map(({ id }) => `${store.id}-${id}`),
    ]);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(twice).toEqual([]);
  });

  it.each(dineIn.map((store) => [store.id, store] as const))(
    "gives %s a menu to order from",
    (_id, store) => {
      const goods = goodsOf(store);
      expect(goods.length).toBeGreaterThanOrEqual(40);
      expect(goods.length).toBeLessThanOrEqual(80);
      expect(store.tables.length).toBeGreaterThanOrEqual(8);
      expect(store.tables.length).toBeLessThanOrEqual(16);
      expect(store.remarks).toHaveLength(8);
      expect(store.reviews.length).toBeGreaterThanOrEqual(12);
      expect(goods.filter(({ recommended }) => recommended !== undefined)).toHaveLength(8);
      expect(goods.some(({ soldOut }) => soldOut)).toBe(true);
      expect(goods.some(({ stock }) => stock !== undefined)).toBe(true);
      expect(goods.some(({ off }) => off && "percent" in off)).toBe(true);
      expect(goods.some(({ off }) => off && "yen" in off)).toBe(true);
      expect(goods.some(({ options = [] }) => options.some((group) => group.is_require === 1))).toBe(true);
      expect(goods.some(({ options = [] }) => options.some((group) => group.is_multiple === 1))).toBe(true);
    },
  );

  it("has the stress store that the speed is measured on", () => {
    const stress = allStores.find(({ id }) => id === seedIds.stress);
    expect(stress?.isListed).toBe(false);
    expect(stress?.categories).toHaveLength(40);
    expect(stress && goodsOf(stress)).toHaveLength(2000);
  });

  it("holds what ids.ts promises", () => {
    const tables = allStores.flatMap((store) => store.tables.map(({ name }) => `${store.id}-${name}`));
    for (const id of Object.values(seedIds.tables)) expect(tables).toContain(id);
    const goods = new Map(
      allStores.flatMap((store) => goodsOf(store).map((dish) => [`${store.id}-${dish.id}`, dish] as const)),
    );
    for (const id of Object.values(seedIds.goods)) expect([...goods.keys()]).toContain(id);
    const dish = (name: keyof typeof seedIds.goods) => goods.get(seedIds.goods[name]);
    expect(dish("shoyuRamen")?.options).toHaveLength(4);
    expect(dish("gyoza")?.options).toBeUndefined();
    expect(dish("soldOut")?.soldOut).toBe(true);
    expect(dish("limited")?.stock).toBe(30);
    expect(dish("percentOff")?.off).toHaveProperty("percent");
    expect(dish("yenOff")?.off).toHaveProperty("yen");
    expect(dish("course")?.isCourse).toBe(true);
    expect(`${seedIds.izakaya}-${dish("buffetDish")?.buffetOf}`).toBe(seedIds.goods.course);
    expect(dish("alcohol")?.tax).toBe("alcohol");
  });

  it("has each picture on disk in both formats, light enough for a weak signal", () => {
    for (const { src, widths } of Object.values(pictures)) {
      for (const width of widths) {
        const avif = join(publicFolder, `${src}-${width}.avif`);
        expect(existsSync(avif), avif).toBe(true);
        expect(existsSync(join(publicFolder, `${src}-${width}.webp`)), src).toBe(true);
        expect(statSync(avif).size, avif).toBeLessThan(width > 320 ? 40_000 : 8_000);
      }
    }
  });
});
