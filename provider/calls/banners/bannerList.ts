import { bannerList } from "#contract/calls/storeLists.ts";
import { answer } from "#provider/server/context.ts";
import { runningBanners } from "#provider/banners/runningBanners.ts";
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
    return { banners: await runningBanners(db, { place, store_id, language, now }), posts: [...posts] };
  },
);
