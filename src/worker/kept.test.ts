import { beforeEach, expect, it } from "vitest";
import { keptFiles } from "./keptFiles.ts";
import { keptPages } from "./keptPages.ts";
import { keptPictures } from "./keptPictures.ts";
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
    `<!doctype html><html lang="ja"><title>${title}</title><script src="/assets/abc1234.js"></script></html>`,
    {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "script-src 'nonce-1'",
        "content-encoding": "br",
      },
    },
  );

it("a page is kept with its security policy, and says since when", async () => {
  const pages = keptPages(storage, now);
  expect(await pages.keep(menu, html("Ramen"))).toEqual(["/assets/abc1234.js"]);
  const found = await pages.find(menu);
  expect(found?.headers.get("content-security-policy")).toBe("script-src 'nonce-1'");
  expect(found?.headers.has("content-encoding")).toBe(false);
  expect(await found?.text()).toContain(`<html data-kept-at="${time}" lang="ja">`);
});

it("a page with a table's code is kept a day, any other a week", async () => {
  const pages = keptPages(storage, now);
  await pages.keep(menu, html("Ramen"));
  await pages.keep(table, html("Ramen"));
  time += DAY;
  expect(await pages.find(table)).toBeNull();
  expect(await pages.find(menu)).not.toBeNull();
  expect(await pages.list()).toEqual([{ key: "/orderFood?storeId=ramen", title: "Ramen" }]);
  time += 6 * DAY;
  expect(await pages.find(menu)).toBeNull();
});

it("what is no page of ours, and what is someone's own, is not kept", async () => {
  const pages = keptPages(storage, now);
  const order = new URL("/orderDetail?orderNo=1", ORIGIN);
  expect(await pages.keep(order, html("Order"))).toEqual([]);
  expect(await pages.keep(menu, new Response("{}"))).toEqual([]);
  expect(await pages.keep(menu, new Response("no", { status: 500 }))).toEqual([]);
  expect(await pages.list()).toEqual([]);
});

it("twelve pages are kept, and none after they were to be forgotten", async () => {
  const pages = keptPages(storage, now);
  for (let store = 1; store <= 14; store += 1)
    await pages.keep(new URL(`/orderFood?storeId=s${store}`, ORIGIN), html(`Store ${store}`));
  const titles = (await pages.list()).map(({ title }) => title);
  expect(titles).toHaveLength(12);
  expect(titles[0]).toBe("Store 14");
  await pages.forget();
  expect(await pages.list()).toEqual([]);
});

it("the build before keeps its files, and the one before that does not", async () => {
  const get = async () => new Response("code");
  for (const build of ["a", "b", "c"]) await keptFiles(build, storage, get).add(`/assets/${build}.js`);
  const files = keptFiles("c", storage, get);
  await files.tidy();
  expect(await Promise.all(["a", "b", "c"].map((build) => files.has(`/assets/${build}.js`)))).toEqual([
    false,
    true,
    true,
  ]);
});

it("a new worker is not there before it has all of its files", async () => {
  const files = keptFiles("a", storage, async () => new Response("gone", { status: 404 }));
  await expect(files.add("/assets/a.js")).rejects.toThrow("404");
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
