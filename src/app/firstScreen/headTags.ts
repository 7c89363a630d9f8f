import { LANGUAGES } from "#contract/languages.ts";
import { CARD_SIZE } from "#domain/share/shareCard.ts";
import type { Locale } from "#domain/values/localeCodes.ts";
import { escapeHtml } from "#domain/values/untrusted.ts";
import { pathOf } from "#routes/href.ts";
import type { Query } from "#routes/route.ts";
import type { RouteName } from "#routes/table.ts";
import { accentCss, accentPalette } from "#ui/accentPalette.ts";

interface Head {
  readonly title: string;
  readonly description: string;
  /** Absolute address of a card: a JPEG of `CARD_SIZE`. */
  readonly image: string;
  /** Absolute address by which everybody may know the page. */
  readonly url: string;
  readonly locale: Locale;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** The store's accent colour, `#rrggbb`. */
  readonly accent: string | null;
}

/** What the app is called wherever its address says nothing else. */
const SITE_NAME = "Noren";

/**
 * What chats and search engines, which run no script, learn of a page: Open Graph data, so that a link shows name and
 * picture (X takes them too, beside its own word for the form), and the address that the page is to be known by.
 */
export function headTags({ title, description, image, url, locale, isListed, accent }: Head): string {
  const tags = [
    meta("name", "description", description),
    isListed ? `<link rel="canonical" href="${escapeHtml(url)}">` : meta("name", "robots", "noindex"),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", SITE_NAME),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    meta("property", "og:locale", LANGUAGES[locale].region.replace("-", "_")),
    meta("property", "og:image", image),
    meta("property", "og:image:width", String(CARD_SIZE.width)),
    meta("property", "og:image:height", String(CARD_SIZE.height)),
    meta("property", "og:image:alt", title),
    meta("name", "twitter:card", "summary_large_image"),
    ...(accent ? accentTags(accent) : []),
  ];
  return tags.join("");
}

/** The store's colours from the first paint on; `__NONCE__` becomes the page's. */
function accentTags(accent: string): string[] {
  const palette = accentPalette(accent);
  if (!palette) return [];
  return [
    meta("name", "theme-color", accent),
    `<style nonce="__NONCE__" data-accent="${escapeHtml(accent)}">${accentCss(palette)}</style>`,
  ];
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** Screens that search engines may list, with what of their query makes another page of them. */
const listed: { readonly [Name in RouteName]?: readonly string[] } = {
  home: [],
  orderFood: ["storeId"],
  storeHome: ["storeId"],
  storeIndex: ["storeId"],
  storeEvaluation: ["storeId"],
  storeCoupon: ["storeId"],
  productDetail: ["goodsId", "storeId", "type"],
  productDetails: ["goodsId", "storeId", "specialId"],
  coupon: ["couponId"],
  mall: ["storeId", "category"],
  recommend: [],
  special: ["specialId"],
  leagueSpecial: ["specialId"],
  activity: ["specialId"],
  rule: [],
  secret: [],
  question: [],
  statute: ["storeId"],
  policy: [],
  help: [],
};

/**
 * The address, from the root, by which everybody may know a page: without the signed code of a table and whatever else
 * is its visitor's own. Of a page that nobody else can open it is the path alone, and `isListed` is false.
 */
export function publicAddress(name: RouteName, query: Query): { address: string; isListed: boolean } {
  const keys = listed[name];
  const search = new URLSearchParams();
  for (const key of keys ?? []) if (query[key] !== undefined) search.set(key, query[key]);
  const text = search.toString();
  return { address: text === "" ? pathOf(name) : `${pathOf(name)}?${text}`, isListed: keys !== undefined };
}
