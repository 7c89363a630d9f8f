import { getTableName, inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#provider/db/database.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { pictures, uploads } from "#provider/db/tables/files.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { menuDrafts, menuVersions } from "#provider/db/tables/menus.ts";
import { orderLines } from "#provider/db/tables/orders.ts";
import { feedbacks, reviews } from "#provider/db/tables/reviews.ts";
import { banners, feedPosts, specials } from "#provider/db/tables/specials.ts";
import { refillOffers, refillOrders, vouchers } from "#provider/db/tables/storedValue.ts";
import { stores, storeTypes } from "#provider/db/tables/stores.ts";

/** A column that can name a picture. */
interface Place {
  readonly column: PgColumn;
  /** One picture, or something that holds pictures anywhere. */
  readonly holds: "picture" | "pictures";
  /** Its rows are never taken away: what they name stays. */
  readonly isForGood?: boolean;
}

/** All columns that can name a picture: those that are read quickly and name most of them come first. */
export const PICTURE_PLACES: readonly Place[] = [
  { column: stores.picture, holds: "picture" },
  { column: stores.logo, holds: "picture" },
  { column: storeTypes.picture, holds: "picture" },
  { column: banners.picture, holds: "picture" },
  { column: feedPosts.picture, holds: "picture" },
  { column: specials.picture, holds: "picture" },
  { column: coupons.picture, holds: "picture" },
  { column: refillOffers.picture, holds: "picture" },
  { column: goods.picture, holds: "picture" },
  { column: menuDrafts.content, holds: "pictures" },
  { column: vouchers.picture, holds: "picture" },
  { column: refillOrders.picture, holds: "picture" },
  { column: reviews.pictures, holds: "pictures" },
  { column: feedbacks.pictures, holds: "pictures" },
  { column: menuVersions.document, holds: "pictures" },
  { column: orderLines.picture, holds: "picture", isForGood: true },
];

/** Where a picture is described and not used. */
export const OWN_ROWS: readonly PgColumn[] = [pictures.picture, uploads.picture];

/** The end of a picture's address that says which it is, whatever origin stands before it. */
const tailOf = (id: string) => `/uploads/${id}`;

/** Which of some pictures are named in a place, by their ids. */
export async function namedIn(
  db: Database,
  { column, holds }: Place,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const tails = ids.map(tailOf);
  const length = tails[0]?.length ?? 0;
  const src =
    holds === "picture"
      ? sql<string>`${column} ->> 'src'`
      : // Of all that is called so in it; nothing but a picture has one.
        sql<string>`jsonb_path_query(${column}, '$.**.src') #>> '{}'`;
  const named = db
    .select({ src: src.as("src") })
    .from(column.table)
    .as("named");
  const tail = sql<string>`right(${named.src}, ${length})`;
  const found = await db.selectDistinct({ tail }).from(named).where(inArray(tail, tails));
  return new Set(found.map((each) => each.tail.slice(tailOf("").length)));
}

/** A place as one says it. */
export const placeName = (column: PgColumn): string => `${getTableName(column.table)}.${column.name}`;
