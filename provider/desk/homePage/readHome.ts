import { asc, desc, eq } from "drizzle-orm";
import type { Picture } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { banners, feedPosts } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";

/** More posts than anybody looks back at. */
const NEWEST = 50;

/** What the desk's page about the home page shows: all banners of home, the newest posts, the pictures there are. */
export async function readHome(db: Database) {
  return {
    banners: await db
      .select()
      .from(banners)
      .where(eq(banners.place, "home"))
      .orderBy(asc(banners.position), asc(banners.id)),
    posts: await db.select().from(feedPosts).orderBy(desc(feedPosts.posted_at)).limit(NEWEST),
    pictures: await knownPictures(db),
  };
}

export type Home = Awaited<ReturnType<typeof readHome>>;

/** The pictures of stores, banners and posts, each once, by their addresses. */
export async function knownPictures(db: Database): Promise<Picture[]> {
  const rows = [
    ...(await db.selectDistinct({ picture: stores.picture }).from(stores)),
    ...(await db.selectDistinct({ picture: banners.picture }).from(banners)),
    ...(await db.selectDistinct({ picture: feedPosts.picture }).from(feedPosts)),
  ];
  const bySrc = new Map(rows.flatMap(({ picture }) => (picture === null ? [] : [[picture.src, picture]])));
  return [...bySrc.values()].toSorted((one, other) => (one.src < other.src ? -1 : 1));
}
