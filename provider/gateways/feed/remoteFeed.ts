import { createHash } from "node:crypto";
import type { FeedPost } from "#contract/storeLists.ts";
import type { Log } from "#provider/operations/log.ts";
import { type FeedGateway, MOST_POSTS } from "./feed.ts";
import { type FeedEntry, type FeedRead, plainText, readJsonFeed, readXmlFeed } from "./readFeed.ts";

/** Milliseconds: home waits for it. */
const TIME_LIMIT = 5_000;
const MOST_BYTES = 1_000_000;
/** Milliseconds for which an answer is good, and for which a feed out of reach is not asked again. */
const FRESH = 600_000;
const RETRY = 60_000;

interface Options {
  readonly url: string;
  readonly send: (request: Request) => Promise<Response>;
  readonly clock: () => Date;
  readonly log: Log;
}

/**
 * A feed elsewhere, as RSS, Atom or JSON Feed. Its posts are text alone, in the language they were written in. Asked at
 * most once in ten minutes; while it is out of reach its last posts stand.
 */
export function remoteFeed({ url, send, clock, log }: Options): FeedGateway {
  let known: readonly FeedPost[] = [];
  let askAgainAt = 0;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(TIME_LIMIT);
      const response = await send(new Request(url, { signal, redirect: "error" }));
      if (!response.ok) throw new Error(`Answered with ${response.status}`);
      const body = await readWithin(response, MOST_BYTES);
      const feed = readJsonFeed(body) ?? readXmlFeed(body);
      if (feed === null) throw new Error("Neither RSS nor Atom nor JSON Feed");
      known = postsOf(feed, url, clock());
      askAgainAt = clock().getTime() + FRESH;
    } catch (error) {
      log.warn("feed out of reach", { error });
      askAgainAt = clock().getTime() + RETRY;
    }
  }

  return {
    async newest() {
      if (clock().getTime() >= askAgainAt) {
        asking ??= ask().finally(() => {
          asking = null;
        });
        await asking;
      }
      return known;
    },
  };
}

function postsOf(feed: FeedRead, address: string, now: Date): FeedPost[] {
  return feed.entries
    .flatMap((entry) => postOf(entry, feed, address) ?? [])
    .filter(({ time }) => time <= now.toISOString())
    .toSorted((a, b) => b.time.localeCompare(a.time))
    .slice(0, MOST_POSTS);
}

/** Null for an entry that says nothing, has no date, or leads to what is no page. */
function postOf(entry: FeedEntry, feed: FeedRead, address: string): FeedPost | null {
  const title = plainText(entry.title);
  const said = plainText(entry.content);
  const content = said.startsWith(title.replace(/…$/, "")) ? said : [title, said].filter(Boolean).join("\n");
  const time = new Date(entry.time);
  const url = URL.canParse(entry.link, address) ? new URL(entry.link, address) : null;
  if (content === "" || Number.isNaN(time.getTime()) || url === null || !/^https?:$/.test(url.protocol))
    return null;
  const source = new URL(address).hostname.replace(/^www\./, "");
  return {
    post_id: createHash("sha256")
      .update(entry.id || url.href)
      .digest("base64url"),
    source,
    author: plainText(entry.author) || plainText(feed.title) || source,
    content,
    picture: null,
    time: time.toISOString(),
    url: url.href,
  };
}

/** A response's body as UTF-8 text. @throws RangeError beyond `most` bytes, with the rest left unread */
async function readWithin(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new RangeError(`More than ${most} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
