import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCouponInfo } from "#contract/calls/coupons.ts";
import { MESSAGE_CARD_WIDTH, PLAIN_MESSAGE_CARD } from "#domain/share/shareCard.ts";
import { signTable } from "#provider/server/signing.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { realPages } from "./realPages.ts";

const ORIGIN = "https://order.example.com";
let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider({
    isSeeded: true,
    frontend: await realPages(),
    settings: { publicOrigin: ORIGIN, liffId: "1234567890-AbcdEfgh" },
  });
});
afterAll(() => provider.close());

/** Asks as a chat does, whose reader reads Japanese unless it is said otherwise. */
async function ask(path: string, language = "ja", headers: Record<string, string> = {}) {
  return provider.app.fetch(
    new Request(`http://provider.test${path}`, { headers: { "accept-language": language, ...headers } }),
    { address: "192.0.2.1" },
  );
}

/** What the first bytes of a page tell a chat. */
async function head(path: string, language?: string, headers?: Record<string, string>) {
  const response = await ask(path, language, headers);
  const html = await response.text();
  const plain = (text: string) =>
    text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  const tags = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
      ([, name = "", content = ""]) => [name, plain(content)] as const,
    ),
  );
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  return {
    status: response.status,
    lang: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1],
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    canonical: canonical === undefined ? null : plain(canonical),
    isListed: tags.get("robots") !== "noindex",
    tag: (name: string) => tags.get(name) ?? "",
    start: html.indexOf("og:image"),
    html,
  };
}

/** The picture of a link, as a chat fetches it. */
async function card(address: string) {
  const { pathname, search, origin } = new URL(address);
  expect(origin).toBe(ORIGIN);
  const response = await ask(pathname + search);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, ...(await sharp(bytes).metadata()) };
}

const shipped = async () => {
  const { listedPages } = await import("#provider/pages/searchRoutes.ts");
  const [first = ""] = await listedPages(provider.db, "goods", 1);
  return first;
};

describe("a shared link shows name and picture in the first bytes", () => {
  it("of a store, in the language of whoever asks", async () => {
    const names = new Set<string>();
    for (const [language, lang, locale] of [
      ["ja", "ja", "ja_JP"],
      ["en-GB", "en", "en_US"],
      ["zh-CN", "zh-Hans", "zh_CN"],
      ["zh-TW", "zh-Hant", "zh_TW"],
      ["ko", "ko", "ko_KR"],
    ] as const) {
      const page = await head("/storeHome?storeId=ramen", language);
      expect(page).toMatchObject({ status: 200, lang, isListed: true });
      expect(page.canonical).toBe(`${ORIGIN}/storeHome?storeId=ramen`);
      expect(page.tag("og:url")).toBe(page.canonical);
      expect(page.tag("og:locale")).toBe(locale);
      expect(page.title).toContain(page.tag("og:title"));
      expect(page.tag("og:description")).not.toBe("");
      expect(page.start).toBeLessThan(8_000);
      names.add(page.tag("og:title"));
    }
    expect(names.size).toBe(5);
  });

  it("in the language that the link asks for, unless its reader chose another here", async () => {
    const page = await head("/storeHome?storeId=ramen&lang=zh-Hant", "ja");
    expect(page).toMatchObject({ lang: "zh-Hant" });
    expect(page.canonical).toBe(`${ORIGIN}/storeHome?storeId=ramen&lang=zh-Hant`);
    const own = await head("/storeHome?storeId=ramen&lang=zh-Hant", "ja", { cookie: "locale=kr" });
    expect(own).toMatchObject({ lang: "ko" });
    expect(await head("/home?lang=tlh", "en")).toMatchObject({ lang: "en", canonical: `${ORIGIN}/home` });
  });

  it("of a table, and leaks its signed code to nobody", async () => {
    const table = { store_id: "ramen", table_id: "ramen-C4", epoch: 1 };
    const code = signTable(table, "a key for tests alone");
    const page = await head(`/orderFood?storeId=ramen&tableId=${code}`);
    expect(page.canonical).toBe(`${ORIGIN}/orderFood?storeId=ramen`);
    expect(page.tag("og:url")).toBe(page.canonical);
    expect(page.html.slice(0, page.html.indexOf("noren-data"))).not.toContain(code);
  });

  it("behind LINE's first redirect, as of the address that it hides", async () => {
    const state = encodeURIComponent("/storeHome?storeId=ramen");
    const [hidden, plain] = [await head(`/?liff.state=${state}`), await head("/storeHome?storeId=ramen")];
    for (const name of ["og:title", "og:image", "og:url", "og:description"])
      expect(hidden.tag(name)).toBe(plain.tag(name));
    expect(hidden).toMatchObject({ status: 200, canonical: plain.canonical });
  });

  it("of goods, of a shop of the mall, of a coupon and of a store's coupons", async () => {
    const [row] = await provider.db.select({ id: coupons.id }).from(coupons).limit(1);
    const { data } = await provider.call(getCouponInfo, { coupon_id: row?.id ?? "" }, { language: "ja" });
    const goodsAddress = await shipped();
    const shopId = new URLSearchParams(goodsAddress.split("?")[1]).get("storeId") ?? "";
    for (const address of [
      goodsAddress,
      `/mall?storeId=${shopId}`,
      `/coupon?couponId=${row?.id}`,
      "/storeCoupon?storeId=ramen",
    ]) {
      const page = await head(address);
      expect(page).toMatchObject({ status: 200, isListed: true, canonical: ORIGIN + address });
      expect(page.title).toContain(" | ");
    }
    const coupon = await head(`/coupon?couponId=${row?.id}`);
    expect(coupon.tag("og:title")).toContain(data.coupon.name);
  });

  it.each([
    "/orderDetail?orderNo=N-12345",
    "/MallorderDetail?orderNo=N-12345",
    "/voucher?voucherId=V-12345",
    "/goodsCoupon?cardId=C-12345",
    "/user",
    "/payLoading?trans_id=T-12345",
    "/activate?code=G-12345",
  ])(
    "of what is somebody's own says what kind of page it is alone, and is not to be listed: %s",
    async (path) => {
      const page = await head(path);
      expect(page).toMatchObject({ status: 200, isListed: false, canonical: null });
      expect(page.tag("og:url")).toBe(ORIGIN + path.split("?")[0]);
      expect(page.tag("og:image")).toBe(`${ORIGIN}/og.jpg`);
      expect(page.html.slice(0, page.html.indexOf("noren-data"))).not.toContain("12345");
    },
  );

  it.each([
    "/orderFood?storeId=nowhere",
    "/storeHome?storeId=nowhere",
    "/mall?storeId=nowhere",
    "/productDetail?goodsId=nowhere",
    "/coupon?couponId=nowhere",
    "/storeCoupon?storeId=nowhere",
    "/nowhere",
  ])("is not found where there is no such store, piece of goods or coupon: %s", async (path) => {
    expect(await head(path)).toMatchObject({ status: 404, isListed: false, canonical: null });
  });
});

describe("the card of a shared link", () => {
  it("is a JPEG of 1200 by 630 pixels and at most 300 kB, kept for ever by an address that names what it shows", async () => {
    const [dish] = await provider.db.select({ id: goods.id }).from(goods).where(eq(goods.store_id, "ramen"));
    for (const [path, caching] of [
      ["/storeHome?storeId=ramen", /immutable/],
      [`/productDetail?goodsId=${dish?.id}`, /immutable/],
      [await shipped(), /immutable/],
      ["/home", /max-age/],
    ] as const) {
      const page = await head(path);
      const drawn = await card(page.tag("og:image"));
      expect(drawn).toMatchObject({ status: 200, format: "jpeg", width: 1_200, height: 630 });
      expect(drawn.headers.get("content-type")).toBe("image/jpeg");
      expect(drawn.bytes.byteLength).toBeLessThanOrEqual(300_000);
      expect(page.tag("og:image:width")).toBe("1200");
      expect(drawn.headers.get("cache-control")).toMatch(caching);
    }
  });

  it("is smaller in a message, as LINE takes no picture of more than 1024 pixels, and kept as long", async () => {
    const page = await head("/storeHome?storeId=ramen");
    const drawn = await card(`${page.tag("og:image")}&w=${MESSAGE_CARD_WIDTH}`);
    expect(drawn).toMatchObject({ status: 200, format: "jpeg", width: 1_024, height: 538 });
    expect(drawn.headers.get("cache-control")).toContain("immutable");
    const plain = await card(ORIGIN + PLAIN_MESSAGE_CARD);
    expect(plain).toMatchObject({ format: "jpeg", width: 1_024, height: 538 });
  });

  it("by an older address is the present one, and not kept for long", async () => {
    const old = await ask("/share/store/ramen.jpg?v=old");
    expect(old.status).toBe(200);
    expect(old.headers.get("cache-control")).not.toContain("immutable");
  });

  it.each([
    "/share/store/nowhere.jpg",
    "/share/store/%00.jpg",
    "/share/store/..%2f..%2fsecret.jpg",
    "/share/table/ramen.jpg",
  ])("is not there for what there is not: %s", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

describe("search engines", () => {
  it("find every store and all goods of the mall, in each language, and nothing of a table or a person", async () => {
    const robots = await (await ask("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots).toContain("Disallow: /desk");
    const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
    const maps = addresses(await (await ask("/sitemap.xml")).text());
    const files = await Promise.all(maps.map(async (url) => (await ask(new URL(url).pathname)).text()));
    const found = files.flatMap(addresses);
    expect(found).toContain(`${ORIGIN}/home`);
    expect(found).toContain(`${ORIGIN}/orderFood?storeId=ramen`);
    expect(found.filter((url) => url.includes("/productDetail?")).length).toBeGreaterThan(10);
    expect(new Set(found).size).toBe(found.length);
    expect(found.join()).not.toMatch(/tableId|orderNo|\/user/);
    for (const lang of ["ja", "zh-Hans", "en", "zh-Hant", "ko", "x-default"])
      expect(files.join().match(new RegExp(`hreflang="${lang}"`, "g"))).toHaveLength(found.length);
    expect((await ask("/sitemap-goods-999.xml")).status).toBe(404);
  });

  it("may list each page that they are told of, by just that address", async () => {
    const files = ["/sitemap-app-1.xml", "/sitemap-stores-1.xml", "/sitemap-goods-1.xml"];
    for (const file of files) {
      const xml = await (await ask(file)).text();
      const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
      for (const url of found.slice(0, 6)) {
        const { pathname, search, href } = new URL(url.replaceAll("&#38;", "&"));
        expect(await head(pathname + search)).toMatchObject({ status: 200, canonical: href });
      }
    }
  });
});
