import * as z from "zod";

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

const Text = z.string().catch("");
const Author = z.object({ name: Text }).catch({ name: "" });

/** What of JSON Feed 1.1 (jsonfeed.org) is read; 1.0 has one author, no list. */
const JsonFeed = z.object({
  title: Text,
  items: z.array(
    z.object({
      id: z.union([z.string(), z.number().transform(String)]).catch(""),
      url: Text,
      title: Text,
      content_text: Text,
      content_html: Text,
      summary: Text,
      date_published: Text,
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

const MOST = 500;

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Character references of XML, and those of HTML that feeds use. */
function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,6}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : "";
  });
}

/** What a reader sees of a piece of HTML: no markup, at most 500 characters. */
export function plainText(html: string): string {
  const text = decodeReferences(
    html
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, "")
      .replace(/<br\b[^>]*>|<\/(?:p|div|li|h[1-6])\s*>/gi, "\n")
      .replace(/<\/?[a-z!][^>]*>/gi, ""),
  )
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
  const characters = [...text];
  return characters.length > MOST
    ? `${characters
        .slice(0, MOST - 1)
        .join("")
        .trimEnd()}…`
    : text;
}
