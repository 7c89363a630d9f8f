import { desc, lte } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { feedPosts } from "#provider/db/tables/specials.ts";
import { type FeedGateway, MOST_POSTS } from "#provider/gateways/feed.ts";

/** The posts that this provider keeps itself, in the reader's language. */
export function embeddedFeed({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: () => Date;
}): FeedGateway {
  return {
    async newest(language) {
      const rows = await db
        .select()
        .from(feedPosts)
        .where(lte(feedPosts.posted_at, clock()))
        .orderBy(desc(feedPosts.posted_at), desc(feedPosts.id))
        .limit(MOST_POSTS);
      return rows.map(({ id, posted_at, content, ...row }) => ({
        post_id: String(id),
        source: row.source,
        author: row.author,
        content: content[language],
        picture: row.picture,
        time: posted_at.toISOString(),
        url: row.url,
      }));
    },
  };
}
