import { accentCss } from "#ui/accentCss.ts";
import { accentPalette } from "#ui/accentPalette.ts";

interface Head {
  readonly title: string;
  readonly description: string;
  /** Absolute address of a picture; null without one. */
  readonly image: string | null;
  readonly url: string;
  /** The store's accent colour, `#rrggbb`. */
  readonly accent: string | null;
}

/** Description and Open Graph data, so that a link in a chat shows name and picture. */
export function headTags({ title, description, image, url, accent }: Head): string {
  const tags = [
    `<meta name="description" content="${escape(description)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:url" content="${escape(url)}">`,
    ...(image ? [`<meta property="og:image" content="${escape(image)}">`] : []),
    ...(accent ? accentTags(accent) : []),
  ];
  return tags.join("");
}

/** The store's colours from the first paint on; `__NONCE__` becomes the page's. */
function accentTags(accent: string): string[] {
  const palette = accentPalette(accent);
  if (!palette) return [];
  return [
    `<meta name="theme-color" content="${escape(accent)}">`,
    `<style nonce="__NONCE__" data-accent="${escape(accent)}">${accentCss(palette)}</style>`,
  ];
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
