import * as z from "zod";
import type { FeedRead } from "./feedEntry.ts";

const text = z.string().catch("");
const Author = z.object({ name: text }).catch({ name: "" });

/** What of JSON Feed 1.1 (jsonfeed.org) is read; 1.0 has one author, no list. */
const JsonFeed = z.object({
  title: text,
  items: z.array(
    z.object({
      id: z.union([z.string(), z.number().transform(String)]).catch(""),
      url: text,
      title: text,
      content_text: text,
      content_html: text,
      summary: text,
      date_published: text,
      authors: z.array(Author).catch([]),
      author: Author,
    }),
  ),
});

/** A JSON Feed; null for anything else. */
export function readJsonFeed(body: string): FeedRead | null {
  const feed = JsonFeed.safeParse(parsed(body));
  if (!feed.success) return null;
  return {
    title: feed.data.title,
    entries: feed.data.items.map((item) => ({
      id: item.id,
      title: item.title,
      content: item.content_html || escaped(item.content_text || item.summary),
      link: item.url,
      time: item.date_published,
      author: item.authors[0]?.name || item.author.name,
    })),
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const escaped = (plain: string): string =>
  plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");
