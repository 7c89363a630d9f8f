import type { FeedEntry, FeedRead } from "./feedEntry.ts";
import { decodeReferences } from "./plainText.ts";

/** Markup that is passed over, CDATA, a tag with its attributes, or text. Entities of a DTD are never expanded. */
const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>|([^<]+)/g;

type Fields = Record<string, string>;

/** RSS 2.0, RSS 1.0 or Atom 1.0 (RFC 4287); null for anything else. */
export function readXmlFeed(body: string): FeedRead | null {
  if (!/<(?:rss|feed|(?:\w+:)?RDF)[\s>]/.test(body.slice(0, 2_000))) return null;
  const feed: Fields = {};
  const entries: Fields[] = [];
  const open: string[] = [];
  let entry: Fields | null = null;
  for (const [, cdata, closing, name = "", attributes = "", text] of body.matchAll(TOKEN)) {
    if (cdata !== undefined || text !== undefined) {
      const key = open.slice(entryDepth(open)).join("/");
      if (key !== "") add(entry ?? feed, key, cdata ?? decodeReferences(text ?? ""));
    } else if (closing === "/") {
      open.pop();
      if (isEntry(name)) entry = null;
    } else if (name !== "") {
      if (isEntry(name)) entries.push((entry = {}));
      else if (name === "link") keepLink(entry ?? feed, attributes);
      if (!attributes.trimEnd().endsWith("/")) open.push(name);
    }
  }
  return { title: titleOf(feed), entries: entries.map(entryOf) };
}

const isEntry = (name: string): boolean => name === "item" || name === "entry";
const entryDepth = (open: readonly string[]): number => open.findLastIndex(isEntry) + 1;

function add(fields: Fields, key: string, text: string): void {
  fields[key] = (fields[key] ?? "") + text;
}

/** Atom's links are attributes; the page itself is the one without another relation. */
function keepLink(fields: Fields, attributes: string): void {
  const { href, rel = "alternate" } = Object.fromEntries(
    [...attributes.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key = "", a, b]) => [
      key,
      a ?? b ?? "",
    ]),
  );
  if (href !== undefined && rel === "alternate") fields["link"] ??= decodeReferences(href);
}

const first = (fields: Fields, ...keys: readonly string[]): string =>
  keys.map((key) => fields[key]?.trim()).find((text) => text !== undefined && text !== "") ?? "";

const titleOf = (feed: Fields): string =>
  first(feed, "rss/channel/title", "feed/title", "rdf:RDF/channel/title");

const entryOf = (fields: Fields): FeedEntry => ({
  id: first(fields, "guid", "id", "link"),
  title: first(fields, "title"),
  content: first(fields, "content:encoded", "content", "description", "summary"),
  link: first(fields, "link"),
  time: first(fields, "pubDate", "published", "updated", "dc:date"),
  author: first(fields, "dc:creator", "author/name", "author"),
});
