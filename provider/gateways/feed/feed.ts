import { desc, lte } from "drizzle-orm";
import type { WireLanguage } from "#contract/scalars.ts";
import type { FeedPost } from "#contract/storeLists.ts";
import type { Database } from "#provider/db/database.ts";
import { feedPosts } from "#provider/db/tables/specials.ts";

/** The operator's social-media feed: elsewhere, or, by default, posts that the provider keeps. */
export interface FeedGateway {
  /** The newest posts first, six at most; none where the feed is silent or out of reach. Never rejects. */
  newest(language: WireLanguage): Promise<readonly FeedPost[]>;
}

/** As many as home shows. */
export const MOST_POSTS = 6;

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
