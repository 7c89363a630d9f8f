import { escapeHtml } from "#domain/escapeHtml.ts";
import type { Locale } from "#domain/localeCodes.ts";
import { CARD_SIZE } from "#domain/shareCard.ts";
import { accentCss } from "#ui/accentCss.ts";
import { accentPalette } from "#ui/accentPalette.ts";

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

/** The languages as Facebook's protocol names them, with a country. */
const TERRITORIES: Readonly<Record<Locale, string>> = {
  ja: "ja_JP",
  "zh-cn": "zh_CN",
  en: "en_US",
  "zh-tw": "zh_TW",
  kr: "ko_KR",
};

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
    meta("property", "og:locale", TERRITORIES[locale]),
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
