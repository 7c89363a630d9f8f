import { bcp47, LOCALES } from "#domain/values/localeCodes.ts";
import { escapeHtml } from "#domain/values/untrusted.ts";

/** A page's addresses, from the root, as `<loc>` elements with each language's own. */
export function sitemap(origin: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => {
    const inLanguage = (tag: string) => {
      const url = new URL(address, origin);
      url.searchParams.set("lang", tag);
      return url.href;
    };
    const plain = new URL(address, origin).href;
    const links = [
      ...LOCALES.map((locale) => alternate(bcp47(locale), inLanguage(bcp47(locale)))),
      alternate("x-default", plain),
    ];
    return `<url><loc>${escapeHtml(plain)}</loc>${links.join("")}</url>`;
  });
  return document(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>`,
  );
}

/** A sitemap of sitemaps. */
export function sitemapIndex(origin: string, addresses: readonly string[]): string {
  const entries = addresses.map(
    (address) => `<sitemap><loc>${escapeHtml(new URL(address, origin).href)}</loc></sitemap>`,
  );
  return document(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>`,
  );
}

function alternate(tag: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}"/>`;
}

function document(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
