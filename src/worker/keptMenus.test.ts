import { beforeEach, expect, it, vi } from "vitest";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { callKey } from "#net/callKey.ts";
import type { Wait } from "./kept.ts";
import { keptMenus, MENU } from "./keptMenus.ts";
import { memoryCaches } from "./testing/memoryCaches.ts";

const ORIGIN = "https://order.example.com";
const ask = (fields: Readonly<Record<string, unknown>>) =>
  new Request(ORIGIN + MENU, { method: "POST", body: JSON.stringify(fields) });
const page = (next: string | null, goods = "gyoza") =>
  new Response(
    JSON.stringify({ code: Code.success, message: "", data: { goods: [goods], next_cursor: next } }),
  );
const gone: typeof fetch = () => Promise.reject(new TypeError("no network"));
const menu = { store_id: "ramen", goods_show_type: GoodsShowType.dineIn, language: "ja" };
const scope = { uid: null, language: "ja" } as const;
const asked = { store_id: "ramen", goods_show_type: GoodsShowType.dineIn };

/** A page as the provider writes it, with the first goods of a menu of so many in each category. */
function pageOf(counts: readonly number[], goods = "first") {
  const categories = counts.map((goods_count, index) => ({ category_id: `c${index + 1}`, goods_count }));
  const answers = {
    [callKey(MENU, asked, "anyone", scope)]: { categories, goods: [goods], next_cursor: "a" },
    [callKey("/order/store/index", { store_id: "ramen" }, "anyone", scope)]: { next_cursor: "x" },
  };
  return `<script type="application/json" id="noren-data">${JSON.stringify({ answers })}</script>`;
}
const html = pageOf([30]);

const DAY = 86_400_000;
let storage: CacheStorage;
let time = 0;
beforeEach(() => {
  storage = memoryCaches(ORIGIN);
  time = Date.parse("2026-11-22T03:00:00Z");
});
const never = () => new Promise<never>(() => {});
const menusBy = (get: typeof fetch, wait: Wait = never) => keptMenus({ storage, get, now: () => time, wait });
const goodsOf = async (answer: Response) => (await answer.json()).data.goods;

it("the rest of a menu is read with its page, and there without a network, whoever asks", async () => {
  const bodies: unknown[] = [];
  const get: typeof fetch = async (_address, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return bodies.length === 1 ? page("b") : page(null);
  };
  await menusBy(get).keepFrom(html);
  expect(bodies).toEqual([
    { ...menu, cursor: "a" },
    { ...menu, cursor: "b" },
  ]);
  const offline = menusBy(gone);
  const whose = { uid: "someone", auth_token: "secret", table_id: "ramen-C5.x" };
  const answer = await offline.answer(ask({ ...whose, ...menu, cursor: "b" }), () => {});
  expect(await answer.json()).toMatchObject({ data: { goods: ["gyoza"] } });
  const [cache] = await storage.keys();
  const kept = await (await storage.open(cache ?? "")).keys();
  expect(kept.map(({ url }) => url).join(" ")).not.toMatch(/secret|someone|C5/);
});

it("what was not kept, is of another language, or is no menu's answer, fails without a network", async () => {
  const works: Promise<unknown>[] = [];
  const refused = menusBy(async () => new Response('{"code":202,"message":"closed"}'));
  await refused.answer(ask(menu), (work) => works.push(work));
  await Promise.all(works);
  const offline = menusBy(gone);
  await expect(offline.answer(ask(menu), () => {})).rejects.toThrow("no network");
  await menusBy(async () => page(null)).keepFrom(html);
  await expect(offline.answer(ask({ ...menu, language: "en", cursor: "a" }), () => {})).rejects.toThrow(
    "no network",
  );
  await offline.forget();
  await expect(offline.answer(ask({ ...menu, cursor: "a" }), () => {})).rejects.toThrow("no network");
});

it("what was under way when everything was forgotten is not kept after all", async () => {
  const gate = Promise.withResolvers<void>();
  const menus = menusBy(async () => {
    await gate.promise;
    return page(null);
  });
  const works: Promise<unknown>[] = [];
  const answer = menus.answer(ask(menu), (work) => works.push(work));
  const rest = menus.keepFrom(html);
  await menus.forget();
  gate.resolve();
  await Promise.all([answer.then((one) => one.text()), rest, ...works]);
  await Promise.all(works);
  const offline = menusBy(gone);
  await expect(offline.answer(ask({ ...menu, cursor: "a" }), () => {})).rejects.toThrow("no network");
  await expect(offline.answer(ask(menu), () => {})).rejects.toThrow("no network");
});

it("a long menu is read by category, as its screen asks for it, each category's first goods first and not without end", async () => {
  const get = vi.fn<typeof fetch>(async () => page("more"));
  await menusBy(get).keepFrom(pageOf([150, 0, 60]));
  const bodies = get.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  expect(bodies.slice(0, 3)).toEqual([
    { ...menu, category_id: "c1" },
    { ...menu, category_id: "c3" },
    { ...menu, category_id: "c1", cursor: "more" },
  ]);
  expect(bodies).toHaveLength(30);
  const answer = await menusBy(gone).answer(ask({ ...menu, category_id: "c3" }), () => {});
  expect(await goodsOf(answer)).toEqual(["gyoza"]);
});

it("the first goods are those of the page that was kept last, and none are older than a week", async () => {
  const works: Promise<unknown>[] = [];
  await menusBy(async () => page("a", "old")).answer(ask(menu), (work) => works.push(work));
  await Promise.all(works);
  const offline = menusBy(gone);
  expect(await goodsOf(await offline.answer(ask(menu), () => {}))).toEqual(["old"]);
  time += 7 * DAY;
  await expect(offline.answer(ask(menu), () => {})).rejects.toThrow("no network");
  const get = vi.fn<typeof fetch>(async () => page(null));
  await menusBy(get).keepFrom(html, true);
  expect(await goodsOf(await offline.answer(ask(menu), () => {}))).toEqual(["first"]);
  expect(get).not.toHaveBeenCalled();
});

it("a server that is being restarted, or says nothing for ten seconds, is no reason to lose the goods", async () => {
  await menusBy(async () => page(null)).keepFrom(html);
  const answered = async (get: typeof fetch, wait: Wait = never) =>
    goodsOf(await menusBy(get, wait).answer(ask(menu), () => {}));
  expect(await answered(async () => new Response("bad gateway", { status: 502 }))).toEqual(["first"]);
  const wait = vi.fn<Wait>(async () => null);
  expect(await answered(never, wait)).toEqual(["first"]);
  expect(wait).toHaveBeenCalledWith(10_000);
  expect(await answered(async () => page(null, "new"))).toEqual(["new"]);
});
