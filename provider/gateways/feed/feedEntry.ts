/** A post as a feed of any format says it; HTML as it came. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly link: string;
  readonly time: string;
  readonly author: string;
}

export interface FeedRead {
  readonly title: string;
  readonly entries: readonly FeedEntry[];
}
