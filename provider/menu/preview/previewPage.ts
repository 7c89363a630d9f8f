import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { tagOfWire } from "#domain/values/localeCodes.ts";
import { textsIn } from "#provider/server/texts.ts";

interface Frame {
  readonly language: WireLanguage;
  /** Lets the page's one style pass the security policy. */
  readonly nonce: string;
}

/** Nothing but the client's own page inside of it. */
export function framePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const STYLE = `
:root { color-scheme: light dark; }
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; height: 100dvh;
  font: 14px/1.5 system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 0 16px; align-items: center; justify-content: space-between;
  padding: 4px max(16px, env(safe-area-inset-right)) 4px max(16px, env(safe-area-inset-left));
  padding-block-start: max(4px, env(safe-area-inset-top)); background: #3a2d00; color: #ffe9a8; }
header p { margin: 4px 0; }
nav { display: flex; gap: 8px; }
nav a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; color: inherit; }
nav a[aria-current] { font-weight: 700; text-decoration: none; }
iframe { flex: 1; width: 100%; min-height: 0; border: 0; }
main { max-width: 32rem; margin: 0 auto; padding: 48px 16px; }
:focus-visible { outline: 3px solid currentcolor; outline-offset: -3px; }
`;

function page({ language, nonce }: Frame, title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="${tagOfWire(language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex, nofollow" />
    <title>${title}</title>
    <style nonce="${nonce}">${raw(STYLE)}</style>
  </head>
  <body>${body}</body>
</html>`;
}

/** The ways of ordering that a preview shows: at the table, and away from it. */
export const PREVIEW_WAYS = ["table", "away"] as const;
export type PreviewWay = (typeof PREVIEW_WAYS)[number];

/** A store's draft as guests would see it, below a bar that says that nobody does yet. */
export function previewPage(
  frame: Frame,
  of: {
    readonly base: string;
    readonly store: string;
    readonly ways: readonly PreviewWay[];
    readonly way: PreviewWay;
  },
) {
  const { base, store, way, ways } = of;
  const t = textsIn(frame.language, "provider/preview");
  const link = (one: PreviewWay) => {
    const current = one === way ? raw(' aria-current="page"') : "";
    return html`<a href="${base}?way=${one}"${current}>${t(`way.${one}`)}</a>`;
  };
  return page(
    frame,
    `${t("title")} – ${store}`,
    html`<header>
        <p><b>${t("title")}</b> ${t("note")}</p>
        ${ways.length > 1 ? html`<nav aria-label="${t("ways")}">${ways.map(link)}</nav>` : ""}
      </header>
      <iframe
        src="${base}/page?way=${way}"
        title="${t("title")} – ${store}"
        sandbox="allow-scripts allow-same-origin allow-forms"
      ></iframe>`,
  );
}

/** The page of a link that leads nowhere any more. */
export function previewEndedPage(frame: Frame) {
  const t = textsIn(frame.language, "provider/preview");
  return page(frame, t("ended"), html`<main><h1>${t("ended")}</h1><p>${t("endedNote")}</p></main>`);
}

/**
 * Script that the client's page of a preview begins with: it stands at an address that the client knows, and keeps nothing
 * on the phone, where the owner may be a guest as well.
 */
export function previewScript(address: string): string {
  const written = JSON.stringify(address).replaceAll("<", "\\u003c");
  return `history.replaceState(null, "", ${written});
const kept = () => { const all = new Map(); return {
getItem: (key) => all.get(String(key)) ?? null,
setItem: (key, value) => void all.set(String(key), String(value)),
removeItem: (key) => void all.delete(String(key)),
clear: () => all.clear(),
key: (place) => [...all.keys()][place] ?? null,
get length() { return all.size; } }; };
for (const name of ["localStorage", "sessionStorage"])
Object.defineProperty(window, name, { value: kept(), configurable: true });
delete Navigator.prototype.serviceWorker;`.replaceAll("\n", " ");
}
