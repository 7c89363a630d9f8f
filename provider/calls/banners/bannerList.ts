import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import { bannerList } from "#contract/calls/storeLists.ts";
import { answer } from "#provider/answer.ts";
import { banners } from "#provider/db/tables/specials.ts";
import { findStore } from "#provider/stores/findStore.ts";

export const answerBannerList = answer(
  bannerList,
  async ({ place, store_id }, { db, fail, language, now, outside, parts }) => {
    const posts =
      place === "home" ? await outside(`feed ${language}`, () => parts.feed.newest(language)) : [];
    if (place === "store") {
      if (store_id === undefined) return fail(114, { fields: ["store_id"] });
      await findStore(db, store_id, fail);
    }
    const rows = await db
      .select()
      .from(banners)
      .where(
        and(
          eq(banners.place, place),
          place === "store" ? eq(banners.store_id, store_id ?? "") : isNull(banners.store_id),
          lte(banners.start_time, now),
          gt(banners.end_time, now),
        ),
      )
      .orderBy(asc(banners.position), asc(banners.id));
    return {
      banners: rows.map(({ id, title, picture, href }) => ({
        banner_id: id,
        title: title[language],
        picture,
        href,
      })),
      posts: [...posts],
    };
  },
);
