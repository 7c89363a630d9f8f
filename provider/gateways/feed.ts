import type { FeedPost } from "#contract/storeLists.ts";
import type { WireLanguage } from "#contract/scalars.ts";

/** The operator's social-media feed: elsewhere, or, by default, posts that the provider keeps. */
export interface FeedGateway {
  /** The newest posts first, six at most; none where the feed is silent or out of reach. Never rejects. */
  newest(language: WireLanguage): Promise<readonly FeedPost[]>;
}

/** As many as home shows. */
export const MOST_POSTS = 6;
