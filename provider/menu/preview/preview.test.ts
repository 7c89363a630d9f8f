import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeMenu, deskDish, discardMenuDraft, publishMenuDraft } from "#contract/calls/desk/menu.ts";
import { makeMenuPreview, menuPreview } from "#contract/calls/desk/menuPreview.ts";
import { goodList, goodsDetail, searchGoods } from "#contract/calls/store.ts";
import type { MenuDish } from "#contract/menuDocument.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, type Planted, planted, taken } from "#provider/testing/guest.ts";

const store_id = "diner";
let provider: Planted;
let desk: BoardDesk;
let one: Guest;
beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
  one = await guest(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await desk.given(discardMenuDraft, { store_id });
});
afterAll(() => provider.close());

async function changeDish(id: string, change: Partial<MenuDish>, seenAs = id): Promise<void> {
  const { dish, stamp } = await desk.given(deskDish, { store_id, dish_id: seenAs });
  const seen = id === seenAs ? stamp : null;
  const changes = [{ kind: "dish" as const, id, content: { ...dish, ...change, id }, seen }];
  expect(await desk.given(changeMenu, { store_id, changes })).toEqual({ conflicts: [] });
}

async function newLink(): Promise<string> {
  const { link } = await desk.given(makeMenuPreview, { store_id });
  return new URL(link ?? "").pathname;
}

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}
interface Answer {
  readonly code: number;
  readonly message: string;
  readonly data: { readonly goods: readonly Shown[]; readonly goes_with: readonly Shown[] };
}

async function ask(path: string, body: unknown): Promise<Answer & { readonly headers: Headers }> {
  const request = new Request(`http://provider.test${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "en" },
    body: JSON.stringify(body),
  });
  const response = await provider.app.fetch(request, { address: "192.0.2.7" });
  return { ...((await response.json()) as Answer), headers: response.headers };
}

describe("a preview of a store's draft", () => {
  it("shows the draft to whoever has the link, and nobody else", async () => {
    const { price } = await taken(one.send(goodsDetail, { store_id, goods_id: "tea" }));
    await changeDish("tea", { price: price + 77, goes_with: ["curry", "out", "shy"] });
    await changeDish("shy", { name: { ja: "新作", zh: "", tw: "", en: "", ko: "" } }, "tea");
    const base = await newLink();
    const listed = await ask(`${base}${goodList.path}`, { store_id, category_id: "diner-drinks" });
    expect(listed.data.goods.find(({ id }) => id === "tea")?.price).toBe(price + 77);
    expect(listed.data.goods.find(({ id }) => id === "shy")?.name).toBe("新作");
    expect(listed.headers.get("cache-control")).toBe("no-store");
    expect(listed.headers.get("x-robots-tag")).toContain("noindex");
    const tea = await ask(`${base}${goodsDetail.path}`, { store_id, goods_id: "tea" });
    // What is sold out is not offered.
    expect(tea.data.goes_with.map(({ id }) => id)).toEqual(["curry", "shy"]);
    const found = await ask(`${base}${searchGoods.path}`, { store_id, keyword: "新作" });
    expect(found.data.goods.map(({ id }) => id)).toEqual(["shy"]);
    expect((await taken(one.send(goodsDetail, { store_id, goods_id: "tea" }))).price).toBe(price);
  });

  it("shows the same as guests see where nothing is changed", async () => {
    const base = await newLink();
    for (const goods_show_type of [1, 2] as const) {
      const request = { store_id, goods_show_type };
      const shown = await ask(`${base}${goodList.path}`, { ...request, language: "ja" });
      expect(shown.data).toEqual(await taken(one.send(goodList, request)));
    }
    for (const goods_id of ["ramen", "tea", "curry", "out"]) {
      const shown = await ask(`${base}${goodsDetail.path}`, { store_id, goods_id, language: "ja" });
      expect(shown.data).toEqual(await taken(one.send(goodsDetail, { store_id, goods_id })));
    }
  });

  it("takes no order and nothing else, and tells nothing of anybody", async () => {
    const base = await newLink();
    for (const path of ["/order/order/createorder", "/api/member/none_register", "/order/order/orderlist"]) {
      const { code, message } = await ask(`${base}${path}`, { store_id });
      expect([path, code]).toEqual([path, 424]);
      expect(message).toContain("preview");
    }
    expect((await ask(`${base}${goodList.path}`, { store_id: "other" })).code).toBe(201);
    expect((await ask(`${base}/order/store/index`, { store_id })).data).toMatchObject({ store_id });
  });

  it("ends after a day, by a new link, and by publishing", async () => {
    const works = async (base: string) =>
      (await ask(`${base}${goodList.path}`, { store_id })).code === 10_000;
    const first = await newLink();
    expect(await works(first)).toBe(true);
    const second = await newLink();
    expect([await works(first), await works(second)]).toEqual([false, true]);
    provider.clock.advance(86_400_000);
    expect(await works(second)).toBe(false);
    provider.clock.set(NOON);
    const third = await newLink();
    await changeDish("tea", { price: 355 });
    expect(await works(third)).toBe(true);
    expect(await desk.given(publishMenuDraft, { store_id, at: null })).toMatchObject({
      outcome: "published",
    });
    expect(await works(third)).toBe(false);
    expect(await desk.given(menuPreview, { store_id })).toEqual({ link: null, ends_at: null });
    const fourth = await newLink();
    const forged = fourth.replace(/.$/, (last) => (last === "A" ? "E" : "A"));
    expect([await works(forged), await works("/preview/diner.x"), await works("/preview/%00.aaaa")]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
