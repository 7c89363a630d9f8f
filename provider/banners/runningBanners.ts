import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Banner, BannerPlace } from "#contract/storeLists.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { banners } from "#provider/db/tables/specials.ts";

/** The banners that stand in a place now; in a store those of its own. */
export async function runningBanners(
  db: Database,
  at: {
    readonly place: z.infer<typeof BannerPlace>;
    readonly store_id?: string | undefined;
    readonly language: WireLanguage;
    readonly now: Date;
  },
): Promise<Banner[]> {
  const rows = await db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.place, at.place),
        at.place === "store" ? eq(banners.store_id, at.store_id ?? "") : isNull(banners.store_id),
        lte(banners.start_time, at.now),
        gt(banners.end_time, at.now),
      ),
    )
    .orderBy(asc(banners.position), asc(banners.id));
  return rows.map(({ id, title, picture, href }) => ({
    banner_id: id,
    title: title[at.language],
    picture,
    href,
  }));
}
