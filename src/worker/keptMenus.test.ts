import { expect, it } from "vitest";
import { keptMenus, MENU } from "./keptMenus.ts";
import { memoryCaches } from "./testing/memoryCaches.ts";

const ORIGIN = "https://order.example.com";
const ask = (fields: Readonly<Record<string, unknown>>) =>
  new Request(ORIGIN + MENU, { method: "POST", body: JSON.stringify(fields) });
const page = (next: string | null, goods = "gyoza") =>
  new Response(JSON.stringify({ code: 10_000, message: "", data: { goods: [goods], next_cursor: next } }));
const gone: typeof fetch = () => Promise.reject(new TypeError("no network"));
const menu = { store_id: "ramen", goods_show_type: 1, language: "ja" };
const data = JSON.stringify({
  answers: {
    '/order/store/goodlist?[["goods_show_type",1],["store_id","ramen"]]#ja#': { next_cursor: "a" },
    '/order/store/index?[["store_id","ramen"]]#ja#': { next_cursor: "x" },
  },
});
const html = `<script type="application/json" id="noren-data">${data}</script>`;

it("the rest of a menu is read with its page, and there without a network, whoever asks", async () => {
  const storage = memoryCaches(ORIGIN);
  const asked: unknown[] = [];
  const get: typeof fetch = async (_address, init) => {
    asked.push(JSON.parse(String(init?.body)));
    return asked.length === 1 ? page("b") : page(null);
  };
  await keptMenus(storage, get).keepRest(html);
  expect(asked).toEqual([
    { ...menu, cursor: "a" },
    { ...menu, cursor: "b" },
  ]);
  const offline = keptMenus(storage, gone);
  const whose = { uid: "someone", auth_token: "secret", table_id: "ramen-C5.x" };
  const answer = await offline.answer(ask({ ...whose, ...menu, cursor: "b" }), () => {});
  expect(await answer.json()).toMatchObject({ data: { goods: ["gyoza"] } });
  const [cache] = await storage.keys();
  const kept = await (await storage.open(cache ?? "")).keys();
  expect(kept.map(({ url }) => url).join(" ")).not.toMatch(/secret|someone|C5/);
});

it("what was not kept, is of another language, or is no menu's answer, fails without a network", async () => {
  const storage = memoryCaches(ORIGIN);
  const works: Promise<unknown>[] = [];
  const refused = keptMenus(storage, async () => new Response('{"code":202,"message":"closed"}'));
  await refused.answer(ask(menu), (work) => works.push(work));
  await Promise.all(works);
  const offline = keptMenus(storage, gone);
  await expect(offline.answer(ask(menu), () => {})).rejects.toThrow("no network");
  await keptMenus(storage, async () => page(null)).keepRest(html);
  await expect(offline.answer(ask({ ...menu, language: "en", cursor: "a" }), () => {})).rejects.toThrow(
    "no network",
  );
  await offline.forget();
  await expect(offline.answer(ask({ ...menu, cursor: "a" }), () => {})).rejects.toThrow("no network");
});

it("what was under way when everything was forgotten is not kept after all", async () => {
  const storage = memoryCaches(ORIGIN);
  const gate = Promise.withResolvers<void>();
  const menus = keptMenus(storage, async () => {
    await gate.promise;
    return page(null);
  });
  const works: Promise<unknown>[] = [];
  const answer = menus.answer(ask(menu), (work) => works.push(work));
  const rest = menus.keepRest(html);
  await menus.forget();
  gate.resolve();
  await Promise.all([answer.then((one) => one.text()), rest, ...works]);
  await Promise.all(works);
  const offline = keptMenus(storage, gone);
  await expect(offline.answer(ask({ ...menu, cursor: "a" }), () => {})).rejects.toThrow("no network");
  await expect(offline.answer(ask(menu), () => {})).rejects.toThrow("no network");
});
