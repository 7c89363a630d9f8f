import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import type * as z from "zod/mini";
import { bannerList } from "#contract/calls/storeLists.ts";
import * as Code from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Banner, BannerPlace } from "#contract/storeLists.ts";
import type { Database } from "#provider/db/database.ts";
import { banners } from "#provider/db/tables/specials.ts";
import { answer } from "#provider/server/context.ts";
import { findStore } from "./findStore.ts";

export const answerBannerList = answer(
  bannerList,
  async ({ place, store_id }, { db, fail, language, now, outside, parts }) => {
    const posts =
      place === "home" ? await outside(`feed ${language}`, () => parts.feed.newest(language)) : [];
    if (place === "store") {
      if (store_id === undefined) return fail(Code.missingParameter, { fields: ["store_id"] });
      await findStore(db, store_id, fail);
    }
    return { banners: await runningBanners(db, { place, store_id, language, now }), posts: [...posts] };
  },
);

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
