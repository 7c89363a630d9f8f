import * as z from "zod/mini";
import type { feedPosts } from "#provider/db/tables/specials.ts";
import { Words } from "#provider/db/writtenWords.ts";
import { PictureName, pictureOf } from "#provider/demo/seed/pictureOf.ts";
import { readData } from "#provider/demo/seed/readData.ts";

const HOUR = 3_600_000;
/** Where the demo's posts lead: nowhere that is anybody's (RFC 2606). */
export const DEMO_FEED = "https://social.noren.example/";

const posts = readData(
  "offers/posts",
  z.array(z.strictObject({ hoursAgo: z.int(), picture: PictureName, content: Words })),
);

/** The operator's own posts, written before `now`. */
export function feedPostRows(now: Date): (typeof feedPosts.$inferInsert)[] {
  return posts.map(({ content, hoursAgo, picture }) => ({
    source: "Noren",
    author: "Noren",
    content,
    picture: pictureOf(picture),
    url: DEMO_FEED,
    posted_at: new Date(now.getTime() - hoursAgo * HOUR),
  }));
}
