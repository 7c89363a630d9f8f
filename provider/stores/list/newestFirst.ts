import { and, gt, type SQL, sql } from "drizzle-orm";
import { stores } from "#provider/db/tables/stores.ts";
import { onShow } from "./onShow.ts";
import type { StoreListing } from "./storePage.ts";

/** Milliseconds in which a store is new. */
const NEW = 90 * 86_400_000;

/** The new stores, the newest first. */
export function newestFirst(now: Date): Pick<StoreListing, "key" | "rings" | "where"> {
  const isNew: SQL = gt(stores.created_at, new Date(now.getTime() - NEW));
  return {
    where: and(onShow, isNew),
    rings: [undefined],
    key: sql<number>`(- extract(epoch from ${stores.created_at}))::float8`,
  };
}
