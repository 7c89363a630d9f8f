import { asc, count, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { OrderType } from "#contract/enumerations.ts";
import { bcp47, LOCALES } from "#domain/values/localeCodes.ts";
import { escapeHtml } from "#domain/values/untrusted.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { menuRoutes } from "#provider/menu/machines/menuRoutes.ts";
import { onSale, shops } from "#provider/mall/shops.ts";
import type { Parts } from "#provider/server/context.ts";
import { clientOrigin } from "#provider/server/origins.ts";
import { onShow } from "#provider/stores/list/storePage.ts";

/** Addresses of `searchRoutes`. */
export const SEARCHED = /^\/(?:robots\.txt|sitemap(?:-\w+-\d+)?\.xml|menus\/[^/]+\.json(?:ld)?)$/;

/** Ten minutes, in milliseconds: what is listed is read again no oftener. */
const KEPT = 600_000;
/** What no page leads a reader to. Pages that are not to be listed say so themselves, which a chat may read. */
const CLOSED = ["/desk", "/auth/", "/receipt/", "/my-data", "/hooks/"];
const OF_DEMO = ["/sandbox/"];

/** Tells search engines what there is: `/robots.txt`, `/sitemap.xml`, and menus as programs read them. */
export function searchRoutes(parts: Pick<Parts, "cache" | "db" | "settings" | "clock">): Hono {
  const { clock, db, settings } = parts;
  const routes = new Hono().route("/", menuRoutes(parts));
  const keptCounts = keptFor<Awaited<ReturnType<typeof sitemapCounts>>>(KEPT, clock);
  const keptPages = keptFor<readonly string[]>(KEPT, clock);
  const origin = (context: Context) => clientOrigin(context.req.raw, settings);
  const counts = () => keptCounts("all", () => sitemapCounts(db));

  function written(context: Context, type: "text/plain" | "application/xml", text: string): Response {
    context.header("cache-control", `public, max-age=${KEPT / 1_000}`);
    context.header("content-type", `${type}; charset=utf-8`);
    context.header("x-content-type-options", "nosniff");
    return context.body(text);
  }

  routes.get("/robots.txt", (context) =>
    written(
      context,
      "text/plain",
      [
        "User-agent: *",
        ...[...CLOSED, ...(settings.hasDemo ? OF_DEMO : [])].map((path) => `Disallow: ${path}`),
        "",
        `Sitemap: ${origin(context)}/sitemap.xml`,
        "",
      ].join("\n"),
    ),
  );

  routes.get("/sitemap.xml", async (context) => {
    const files = Object.entries(await counts()).flatMap(([kind, number]) =>
      Array.from({ length: number }, (_, index) => `/sitemap-${kind}-${index + 1}.xml`),
    );
    return written(context, "application/xml", sitemapIndex(origin(context), files));
  });

  for (const kind of LISTED_KINDS) {
    routes.get(`/:file{sitemap-${kind}-[1-9][0-9]{0,5}\\.xml}`, async (context) => {
      const page = Number(/-(\d+)\.xml$/.exec(context.req.path)?.[1]);
      if (page > (await counts())[kind]) return context.text("Not Found", 404);
      const pages = await keptPages(`${kind} ${page}`, () => listedPages(db, kind, page));
      return written(context, "application/xml", sitemap(origin(context), pages));
    });
  }
  return routes;
}

/** Things in one sitemap: with their languages some two megabytes of the fifty that a search engine reads. */
const A_PAGE = 2_000;

/** Pages that are about nothing that changes. */
const app = ["/home", "/mall", "/recommend", "/help", "/question", "/rule", "/secret", "/statute", "/policy"];

/** Kinds of pages that search engines are told of. */
export const LISTED_KINDS = ["app", "stores", "goods"] as const;
type ListedKind = (typeof LISTED_KINDS)[number];

/** How many sitemaps each kind fills. */
export async function sitemapCounts(db: Database): Promise<Readonly<Record<ListedKind, number>>> {
  const [[store], [good]] = await Promise.all([
    db.select({ number: count() }).from(stores).where(onShow),
    db.select({ number: count() }).from(goods).where(onSale),
  ]);
  const pages = (number = 0) => Math.ceil(number / A_PAGE);
  return { app: 1, stores: pages(store?.number), goods: pages(good?.number) };
}

/** Addresses, from the root, of one sitemap of a kind; `page` counts from 1. */
export async function listedPages(db: Database, kind: ListedKind, page: number): Promise<readonly string[]> {
  if (kind === "app") return app;
  const offset = (page - 1) * A_PAGE;
  if (kind === "goods") {
    const rows = await db
      .select({ goodsId: goods.id, storeId: goods.store_id })
      .from(goods)
      .where(onSale)
      .orderBy(asc(goods.id))
      .limit(A_PAGE)
      .offset(offset);
    return rows.map((row) => pageAddress("/productDetail", { ...row, type: "4" }));
  }
  const rows = await db
    .select({ storeId: stores.id, types: stores.order_types, isShop: sql<boolean>`${shops}` })
    .from(stores)
    .where(onShow)
    .orderBy(asc(stores.id))
    .limit(A_PAGE)
    .offset(offset);
  return rows.flatMap(({ storeId, types, isShop }) => [
    ...(types.includes(OrderType.dineIn) ? [pageAddress("/orderFood", { storeId })] : []),
    ...(types.includes(OrderType.takeAway) || types.includes(OrderType.delivery)
      ? [pageAddress("/storeHome", { storeId })]
      : []),
    ...(isShop ? [pageAddress("/mall", { storeId })] : []),
  ]);
}

function pageAddress(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

/** A page's addresses, from the root, as `<loc>` elements with each language's own. */
function sitemap(origin: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => {
    const inLanguage = (tag: string) => {
      const url = new URL(address, origin);
      url.searchParams.set("lang", tag);
      return url.href;
    };
    const plain = new URL(address, origin).href;
    const links = [
      ...LOCALES.map((locale) => alternate(bcp47(locale), inLanguage(bcp47(locale)))),
      alternate("x-default", plain),
    ];
    return `<url><loc>${escapeHtml(plain)}</loc>${links.join("")}</url>`;
  });
  return document(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>`,
  );
}

/** A sitemap of sitemaps. */
function sitemapIndex(origin: string, addresses: readonly string[]): string {
  const entries = addresses.map(
    (address) => `<sitemap><loc>${escapeHtml(new URL(address, origin).href)}</loc></sitemap>`,
  );
  return document(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>`,
  );
}

function alternate(tag: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}"/>`;
}

function document(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** Reads once in `milliseconds` what changes seldom, by names that are few; what fails is not kept. */
function keptFor<Value>(
  milliseconds: number,
  clock: () => Date,
): (name: string, read: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return (name, read) => {
    const now = clock().getTime();
    const known = kept.get(name);
    if (known !== undefined && known.until > now) return known.value;
    const value = read();
    kept.set(name, { until: now + milliseconds, value });
    value.catch(() => kept.delete(name));
    return value;
  };
}
