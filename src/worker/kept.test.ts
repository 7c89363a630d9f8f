import { beforeEach, expect, it } from "vitest";
import { keptFiles } from "./keptFiles.ts";
import { keptPages } from "./keptPages.ts";
import { keptPictures } from "./keptPictures.ts";
import { putNewest } from "./kept.ts";
import { memoryCaches } from "./testing/memoryCaches.ts";

const ORIGIN = "https://order.example.com";
const DAY = 86_400_000;
const menu = new URL("/orderFood?storeId=ramen", ORIGIN);
const table = new URL("/orderFood?storeId=ramen&tableId=ramen-C5.x", ORIGIN);

let time = 0;
let storage: CacheStorage;
const now = () => time;
beforeEach(() => {
  time = Date.parse("2026-11-22T03:00:00Z");
  storage = memoryCaches(ORIGIN);
});

const html = (title: string) =>
  new Response(
    `<!doctype html><html lang="ja"><title>${title}</title><script src="/assets/abc1234.js"></script><div id="app"></div></html>`,
    {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "script-src 'nonce-1'",
        "content-encoding": "br",
      },
    },
  );

const whole = async () => true;

it("a page is kept with its security policy, and says since when and for which address", async () => {
  const pages = keptPages(storage, now);
  expect(await pages.keep(menu, html("Ramen"))).toEqual(["/assets/abc1234.js"]);
  const found = await pages.find(menu);
  expect(found?.headers.get("content-security-policy")).toBe("script-src 'nonce-1'");
  expect(found?.headers.has("content-encoding")).toBe(false);
  expect(await found?.text()).toContain(
    `<html data-kept-at="${time}" data-kept-for="%2ForderFood%3FstoreId%3Dramen" lang="ja">`,
  );
});

it("a page with a table's code is kept a day, any other a week", async () => {
  const pages = keptPages(storage, now);
  await pages.keep(menu, html("Ramen"));
  await pages.keep(table, html("Ramen"));
  time += DAY;
  expect(await pages.find(table)).toBeNull();
  expect(await pages.find(menu)).not.toBeNull();
  expect(await pages.list(whole)).toEqual([{ key: "/orderFood?storeId=ramen", title: "Ramen", lang: "ja" }]);
  expect(await pages.list(async (page) => !page.includes("abc1234"))).toEqual([]);
  time += 6 * DAY;
  expect(await pages.find(menu)).toBeNull();
});

it("what is no page of ours, and what is someone's own, is not kept", async () => {
  const pages = keptPages(storage, now);
  const order = new URL("/orderDetail?orderNo=1", ORIGIN);
  expect(await pages.keep(order, html("Order"))).toEqual([]);
  expect(await pages.keep(menu, new Response("{}"))).toEqual([]);
  expect(await pages.keep(menu, new Response("no", { status: 500 }))).toEqual([]);
  const mending = { headers: { "content-type": "text/html" } };
  expect(await pages.keep(menu, new Response("<html >We are back soon</html>", mending))).toEqual([]);
  expect(await pages.list(whole)).toEqual([]);
});

it("twelve pages are kept, and none after they were to be forgotten", async () => {
  const pages = keptPages(storage, now);
  for (let store = 1; store <= 14; store += 1)
    await pages.keep(new URL(`/orderFood?storeId=s${store}`, ORIGIN), html(`Store ${store}`));
  const titles = (await pages.list(whole)).map(({ title }) => title);
  expect(titles).toHaveLength(12);
  expect(titles[0]).toBe("Store 14");
  await pages.forget();
  expect(await pages.list(whole)).toEqual([]);
});

const code = async () => new Response("code");

/** Installs builds one after the other, and lets the workers of those named in `used` take over. */
async function installed(builds: string, used: string): Promise<string> {
  for (const build of builds) {
    const files = keptFiles(build, { storage, get: code, now });
    await files.add(`/assets/${build}.js`);
    time += 1_000;
    if (!used.includes(build)) continue;
    await files.begin();
    await files.tidy();
  }
  const { has } = keptFiles("any", { storage, get: code, now });
  const all = [...new Set(builds)];
  const kept = await Promise.all(all.map((build) => has(`/assets/${build}.js`)));
  return all.filter((_build, index) => kept[index]).join("");
}

it.each([
  ["the one before that does not", "abc", "abc", "bc"],
  ["one that waited and was never used does not", "abc", "ac", "ac"],
  ["also where it was gone back to", "abac", "abc", "ac"],
])("the build that was in use before keeps its files: %s", async (_name, builds, used, kept) => {
  expect(await installed(builds, used)).toBe(kept);
});

it("a new worker is not there before it has all of its files, and a page is none of them", async () => {
  const with404 = async () => new Response("gone", { status: 404 });
  await expect(keptFiles("a", { storage, get: with404, now }).add("/assets/a.js")).rejects.toThrow("404");
  const withPage = async () => html("Noren");
  const files = keptFiles("a", { storage, get: withPage, now });
  await expect(files.add("/assets/a.js")).rejects.toThrow("200");
  const works: Promise<unknown>[] = [];
  await files.answer(new Request(`${ORIGIN}/assets/a.js`), (work) => works.push(work));
  await Promise.all(works);
  expect(await files.has("/assets/a.js")).toBe(false);
});

it("a page that was kept as a file is not taken for it, and the file takes its place", async () => {
  await (await storage.open("noren-files-a")).put("/assets/a.js", html("Noren"));
  const files = keptFiles("a", { storage, get: code, now });
  expect(await files.has("/assets/a.js")).toBe(false);
  await files.add("/assets/a.js");
  expect(await files.has("/assets/a.js")).toBe(true);
});

it("where there is no room for a new answer the old one stays", async () => {
  const cache = await storage.open("row");
  await cache.put("/1", new Response("old"));
  const full: Cache = Object.assign(Object.create(cache), {
    put: async (key: string, answer: Response) => {
      if ((await answer.clone().text()) === "new") throw new DOMException("no room", "QuotaExceededError");
      await cache.put(key, answer);
    },
  });
  await expect(putNewest(full, "/1", { answer: new Response("new"), most: 5 })).rejects.toThrow("no room");
  expect(await (await cache.match("/1"))?.text()).toBe("old");
});

it("a picture is shown as kept, and read anew after a day", async () => {
  let asked = 0;
  const get = async () => {
    asked += 1;
    return new Response(`picture ${asked}`, { headers: { date: new Date(time).toUTCString() } });
  };
  const pictures = keptPictures(storage, get, now);
  const request = new Request(`${ORIGIN}/pictures/dish/gyoza-320.avif`);
  const works: Promise<unknown>[] = [];
  const shown = async () => (await pictures.answer(request, (work) => works.push(work))).text();
  await pictures.add(request.url);
  expect(await shown()).toBe("picture 1");
  time += DAY;
  expect(await shown()).toBe("picture 1");
  await Promise.all(works);
  expect(await shown()).toBe("picture 2");
  expect(asked).toBe(2);
});
