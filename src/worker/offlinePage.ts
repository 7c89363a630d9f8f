import { escapeHtml } from "#domain/values/untrusted.ts";
import { bcp47, preferredLocale } from "#domain/values/localeCodes.ts";
import type { KeptPage } from "./keptPages.ts";

export interface OfflineWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly kept: string;
}

/** The app's own colours by day and by night: its styles may not be there. */
const STYLE =
  ":root{color-scheme:light dark;background:light-dark(#f7f5f2,#14110f);color:light-dark(#231a14,#f5efe8)}" +
  "body{margin:0 auto;max-width:30rem;padding:18vh 24px 24px;font:16px/1.6 system-ui,sans-serif;line-break:strict}" +
  "h1{font-size:1.35rem}h2{margin:32px 0 8px;font-size:1rem;color:light-dark(#675b51,#b9ada1)}" +
  "a{display:block;padding:14px 16px;border-radius:12px;color:inherit;background:light-dark(#fff,#1f1b18);text-decoration:none}" +
  "a+a{margin-top:8px}.retry{margin:24px 0;border-radius:999px;background:#c93f1a;color:#fff;font-weight:600;text-align:center}";
/**
 * Comes back as the page itself once that can be had again: nobody waits beside a page that says that there is no
 * network. A device says so a moment before its first request goes through, or is connected to what leads nowhere.
 */
const GO_ON =
  'const ask=()=>navigator.onLine&&fetch("",{method:"HEAD",cache:"no-store"})' +
  ".then(({status})=>status<500&&location.reload(),()=>0);" +
  'addEventListener("online",ask);setInterval(ask,5000)';

/** Nothing but the page's own styles, and that script. */
async function policy(): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(GO_ON));
  const own = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${own}'; connect-src 'self'; base-uri 'none'; form-action 'none'`;
}

/**
 * The page in place of one that cannot be had and was not kept: it says why, and leads to what was, in the language of
 * the newest of these, else in the device's.
 */
export async function offlinePage(
  words: Readonly<Record<string, OfflineWords>>,
  languages: readonly string[],
  pages: readonly KeptPage[],
): Promise<Response> {
  const locale = preferredLocale([...pages.slice(0, 1).map(({ lang }) => lang), ...languages]);
  const { title, text, retry, kept } = words[locale] ?? { title: "Offline", text: "", retry: "↻", kept: "" };
  const links = pages.map((page) => `<a href="${escapeHtml(page.key)}">${page.title}</a>`).join("");
  const html =
    `<!doctype html><html lang="${bcp47(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>` +
    `<style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
    `<a class="retry" href="">${escapeHtml(retry)}</a>` +
    `${links === "" ? "" : `<h2>${escapeHtml(kept)}</h2>${links}`}</main><script>${GO_ON}</script></body></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": await policy() };
  return new Response(html, { status: 503, headers });
}
