import { asc, count, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { onSale, shops } from "#provider/mall/onSale.ts";
import { onShow } from "#provider/stores/list/onShow.ts";

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
    return rows.map((row) => address("/productDetail", { ...row, type: "4" }));
  }
  const rows = await db
    .select({ storeId: stores.id, types: stores.order_types, isShop: sql<boolean>`${shops}` })
    .from(stores)
    .where(onShow)
    .orderBy(asc(stores.id))
    .limit(A_PAGE)
    .offset(offset);
  return rows.flatMap(({ storeId, types, isShop }) => [
    ...(types.includes(1) ? [address("/orderFood", { storeId })] : []),
    ...(types.includes(2) || types.includes(3) ? [address("/storeHome", { storeId })] : []),
    ...(isShop ? [address("/mall", { storeId })] : []),
  ]);
}

function address(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
}
