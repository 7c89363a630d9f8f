import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { OptionNeed, OrderType } from "#contract/enumerations.ts";
import { Picture } from "#contract/scalars.ts";
import { WeekHours } from "#contract/store.ts";
import { matchOf } from "#domain/search/rank.ts";
import { readQuery } from "#domain/search/searchQuery.ts";
import { dictionary } from "#provider/search/foodWords.ts";
import { searchColumns } from "#provider/search/goodsSearch.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { seedIds } from "#provider/demo/seed/ids.ts";
import { pictures } from "#provider/demo/seed/pictureOf.ts";
import { categoryRow, goodsRow } from "#provider/demo/seed/rows/goodsRow.ts";
import { storeRow } from "#provider/demo/seed/rows/storeRow.ts";
import demoStores from "#provider/operations/demoStores.json" with { type: "json" };
import { allStores } from "./allStores.ts";
import type { GoodsSeed } from "./menu.ts";
import { registrationNumber } from "#contract/registrationNumber.ts";
import type { StoreSeed } from "./storeSeed.ts";

const now = new Date("2026-11-21T03:00:00Z");
const publicFolder = join(import.meta.dirname, "../../../../public");
const whole: readonly string[] = [seedIds.ramen, seedIds.izakaya, seedIds.cafe];
const dineIn = allStores.filter(({ id }) => whole.includes(id));
const around = allStores.filter(({ id, isListed }) => isListed && !whole.includes(id));
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
  const dishes = goodsOf(store);
  const groups = dishes.flatMap(({ id, options = [] }) => options.map((group) => ({ dish: id, ...group })));

  it("has every text in all five languages", () => {
    const empty = texts.filter(([, text]) =>
      Object.values(text).some((words) => words.trim() === "" || words !== words.trim()),
    );
    expect(empty).toEqual([]);
  });

  it("writes each language in its own script", () => {
    const strange = texts.filter(
      ([, { ja, zh, en, tw, ko }]) =>
        new Set([ja, zh, en, tw, ko]).size > 1 &&
        (kana.test(`${zh}${en}${tw}${ko}`) ||
          han.test(`${en}${ko}`) ||
          hangul.test(`${ja}${zh}${en}${tw}`) ||
          traditionalOnly.test(zh) ||
          simplifiedOnly.test(tw) ||
          japaneseOnly.test(`${zh}${tw}`)),
    );
    expect(strange).toEqual([]);
  });

  it("names and describes its goods in words that each reader can read", () => {
    const unreadable = dishes
      .flatMap(({ name, about }) => [name, about])
      .filter(
        ({ ja, zh, en, tw, ko }) =>
          !(
            (kana.test(ja) || han.test(ja)) &&
            han.test(zh) &&
            /[A-Za-z]/.test(en) &&
            han.test(tw) &&
            hangul.test(ko)
          ),
      );
    expect(unreadable).toEqual([]);
  });

  it("prices its goods above nothing, discounts included", () => {
    const left = ({ price, off }: GoodsSeed) =>
      off === undefined ? price : "yen" in off ? price - off.yen : (price * (100 - off.percent)) / 100;
    expect(dishes.filter((dish) => !Number.isInteger(dish.price) || left(dish) <= 0)).toEqual([]);
    expect(dishes.filter((dish) => dish.off !== undefined && left(dish) >= dish.price)).toEqual([]);
  });

  it("offers options that can be chosen", () => {
    const optionIds = ({ options = [] }: GoodsSeed) =>
      options.flatMap((group) => group.options.map(({ option_id }) => option_id));
    expect(dishes.filter((dish) => new Set(optionIds(dish)).size < optionIds(dish).length)).toEqual([]);
    expect(groups.filter(({ options, max_count }) => max_count < 1 || max_count > options.length)).toEqual(
      [],
    );
    expect(groups.filter(({ is_multiple, max_count }) => is_multiple === 0 && max_count > 1)).toEqual([]);
    expect(
      groups.filter(
        ({ is_require, options }) =>
          is_require === OptionNeed.required && options.every(({ is_sold_out }) => is_sold_out === 1),
      ),
    ).toEqual([]);
    expect(groups.filter(({ options }) => options.some(({ price }) => price < 0))).toEqual([]);
  });

  it("ties every buffet dish to a course of its own", () => {
    const courses = dishes.filter(({ isCourse }) => isCourse).map(({ id }) => id);
    const buffet = dishes.filter(({ buffetOf }) => buffetOf !== undefined);
    expect(buffet.filter(({ buffetOf = "" }) => !courses.includes(buffetOf))).toEqual([]);
    expect(buffet.filter(({ shown }) => String(shown) !== "1")).toEqual([]);
  });

  it("has a reading for every name that is not in kana alone", () => {
    const rows = store.categories.flatMap((category) =>
      category.goods.map((dish, position) => goodsRow(store.id, category, dish, position)),
    );
    const unread = [
      storeRow(store, now),
      ...store.categories.map((category, position) => categoryRow(store.id, category, position)),
      ...rows,
      ...rows.flatMap(({ option_groups = [] }) => option_groups.flatMap(({ options }) => options)),
    ].filter(({ name, reading = "" }) => /\p{Script=Han}/u.test(reading === "" ? name.ja : reading));
    expect(unread.map(({ name }) => name.ja)).toEqual([]);
  });

  it("can be found by any of its words, in any language", () => {
    const lost = store.categories.flatMap((category) =>
      category.goods.filter((dish, position) => {
        const { search_text } = searchColumns(goodsRow(store.id, category, dish, position), {
          name: category.name,
          reading: "",
        });
        return Object.values(dish.name).some(
          (word) => matchOf(search_text ?? "", readQuery(word, dictionary)) === null,
        );
      }),
    );
    expect(lost).toEqual([]);
  });

  it("keeps hours, pictures and disclosure as the wire wants them", () => {
    const row = storeRow(store, now);
    const weeks = [row.business_hours, row.pickup_hours, row.delivery_hours].map((hours) =>
      z.parse(WeekHours, hours),
    );
    const spans = weeks.flatMap((week) => week.flatMap((day) => day.spans));
    expect(weeks.map((week) => week.map(({ weekday }) => weekday))).toEqual(
      weeks.map(() => [1, 2, 3, 4, 5, 6, 7, 8]),
    );
    expect(spans.filter(({ open, close, last_order }) => open >= last_order || last_order > close)).toEqual(
      [],
    );
    expect(Object.keys(row.disclosure)).toHaveLength(13);
    expect(() => z.parse(z.array(Picture), [row.picture, row.logo])).not.toThrow();
    expect(row.accent_color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("carries a registration number whose check digit is right", () => {
    expect(store.registration).toMatch(/^T\d{13}$/);
    expect(registrationNumber(store.registration.slice(2))).toBe(store.registration);
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
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(dineIn.map((store) => [store.id, store] as const))(
    "gives %s a menu to order from",
    (_id, store) => {
      const goods = goodsOf(store);
      const groups = goods.flatMap(({ options = [] }) => options);
      expect(goods.length).toBeGreaterThanOrEqual(40);
      expect(goods.length).toBeLessThanOrEqual(80);
      expect(store.tables.length).toBeGreaterThanOrEqual(8);
      expect(store.tables.length).toBeLessThanOrEqual(16);
      expect(store.remarks).toHaveLength(8);
      expect(store.reviews.length).toBeGreaterThanOrEqual(12);
      expect(store.reviews.length).toBeLessThanOrEqual(30);
      expect(goods.filter(({ recommended }) => recommended !== undefined)).toHaveLength(8);
      expect(goods.filter(({ soldOut }) => soldOut)).not.toEqual([]);
      expect(goods.filter(({ stock }) => stock !== undefined)).not.toEqual([]);
      expect(goods.filter(({ off }) => off && "percent" in off)).not.toEqual([]);
      expect(goods.filter(({ off }) => off && "yen" in off)).not.toEqual([]);
      expect(groups.filter((group) => group.is_require === OptionNeed.required)).not.toEqual([]);
      expect(
        groups.filter((group) => group.is_require === OptionNeed.optional && group.is_multiple === 1),
      ).not.toEqual([]);
    },
  );

  it("lists sixty stores of at least ten kinds around five cities, some of them new", () => {
    const listed = allStores.filter(({ isListed }) => isListed);
    expect(listed).toHaveLength(60);
    expect(new Set(listed.map(({ storeType }) => storeType)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(listed.map(({ prefecture }) => prefecture)).size).toBe(5);
    const fresh = listed.filter(({ openedDaysAgo }) => openedDaysAgo < 90).length;
    expect(fresh).toBeGreaterThan(10);
    expect(fresh).toBeLessThan(30);
    expect(new Set(listed.map(({ name }) => name.ja)).size).toBe(60);
  });

  it.each(around.map((store) => [store.id, store] as const))(
    "gives %s what it needs to be found",
    (_id, store) => {
      const goods = goodsOf(store);
      expect(goods.length).toBeGreaterThanOrEqual(8);
      expect(goods.length).toBeLessThanOrEqual(14);
      expect(goods.filter(({ recommended }) => recommended !== undefined)).not.toEqual([]);
      expect(store.reviews.length).toBeGreaterThanOrEqual(3);
      expect(store.reviews.filter(({ daysAgo }) => daysAgo > store.openedDaysAgo)).toEqual([]);
      expect(store.tables.length > 0).toBe(store.orderTypes.includes(OrderType.dineIn));
      expect(store.deliveryRadius !== null).toBe(store.orderTypes.includes(OrderType.delivery));
      expect(store.deliveryHours.some(({ spans }) => spans.length > 0)).toBe(
        store.orderTypes.includes(OrderType.delivery),
      );
      // Japan, from Fukuoka to Sapporo.
      expect(store.latitude).toSatisfy((degrees: number) => degrees > 33 && degrees < 44);
      expect(store.longitude).toSatisfy((degrees: number) => degrees > 130 && degrees < 142);
      // Another store's own name has no place in a menu that is shared.
      expect(JSON.stringify(store.categories)).not.toMatch(/こもれび|のれん軒|Komorebi|Noren-ken/);
    },
  );

  it("has the stress store that the speed is measured on", () => {
    const stress = allStores.filter(({ id }) => id === seedIds.stress);
    expect(stress.map(({ isListed }) => isListed)).toEqual([false]);
    expect(stress.flatMap(({ categories }) => categories)).toHaveLength(40);
    expect(stress.flatMap(goodsOf)).toHaveLength(2000);
  });

  it("is known by a list that stays when its folder is deleted", () => {
    const known = allStores.map(({ id, name, address, phone }) => ({
      id,
      name: name.ja,
      address: address.ja,
      phone,
    }));
    expect(demoStores).toEqual(known);
  });

  it("holds what ids.ts promises", () => {
    const tables = allStores.flatMap((store) => store.tables.map(({ name }) => `${store.id}-${name}`));
    expect(tables).toEqual(expect.arrayContaining(Object.values(seedIds.tables)));
    const goods = new Map(
      allStores.flatMap((store) => goodsOf(store).map((dish) => [`${store.id}-${dish.id}`, dish] as const)),
    );
    const dish = (name: keyof typeof seedIds.goods) => goods.get(seedIds.goods[name]);
    expect([...goods.keys()]).toEqual(expect.arrayContaining(Object.values(seedIds.goods)));
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
    const files = Object.values(pictures).flatMap(({ src, widths }) =>
      widths.flatMap((width) =>
        ["avif", "webp"].map((format) => ({
          file: join(publicFolder, `${src}-${width}.${format}`),
          width,
          format,
        })),
      ),
    );
    expect(files.filter(({ file }) => !existsSync(file))).toEqual([]);
    const limit = (width: number) => (width > 320 ? 40_000 : 8_000);
    const heavy = files.filter(
      ({ file, width, format }) => format === "avif" && statSync(file).size > limit(width),
    );
    expect(heavy).toEqual([]);
  });
});
