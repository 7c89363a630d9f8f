import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { goodList, goodsDetail } from "#contract/calls/store.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

it("what a picture shows is told with a dish's own page, in the guest's language, and with no list", async () => {
  const store_id = "diner";
  const type = GoodsShowType.dineIn;
  const listed = async () =>
    (await taken(provider.call(goodList, { store_id, goods_show_type: type }))).goods;
  const goods_id = (await listed())[0]?.id ?? "";
  const picture = { src: "/uploads/noodles", widths: [360], ratio: 0.75, tint: "#aabbcc" };
  const alt = { ja: "海老が2尾", en: "Two prawns" };
  await provider.db
    .update(goods)
    .set({ picture: { ...picture, alt } })
    .where(eq(goods.id, goods_id));
  const detail = async (language: "ja" | "en" | "ko") =>
    (await taken(provider.call(goodsDetail, { store_id, goods_id }, { language }))).picture;
  expect(await detail("en")).toEqual({ ...picture, alt: { en: alt.en } });
  expect(await detail("ja")).toEqual({ ...picture, alt: { ja: alt.ja } });
  // The name stands in, in their language.
  expect(await detail("ko")).toEqual(picture);
  expect((await listed()).find(({ id }) => id === goods_id)?.picture).toEqual(picture);
});
