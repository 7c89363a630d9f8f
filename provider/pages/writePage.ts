import { createHash } from "node:crypto";
import { escapeHtml } from "#domain/values/untrusted.ts";
import type { OwnSources } from "./contentPolicy.ts";
import type { FirstScreen, Frontend } from "./frontend.ts";
import type { TextFiles } from "./textFiles.ts";
import { usedStyles } from "./usedStyles.ts";

/** Where the client looks for what came with the page. */
const DATA_ID = "noren-data";

/** What of a first screen goes into the page; nulls: as index.html says it. */
export type PageContent = Pick<FirstScreen, "headTags" | "body" | "data" | "texts" | "modules"> & {
  readonly lang: string | null;
  readonly theme: "light" | "dark" | null;
  readonly title: string | null;
};

export interface WrittenPage {
  readonly html: string;
  /** Of a page without a nonce, what its policy lets in: the hash of each style and script in it. */
  readonly hashes: OwnSources;
}

/**
 * Writes a page: the first screen with its data, the styles of that in the page itself, and what asks for the code that
 * it needs. Where nothing is painted without that code, the style sheets come beside it, and are there the next time.
 * @param nonce null for a page that is given to many: its policy lets in its own styles and scripts by their hashes
 */
export async function writePage(
  frontend: Frontend,
  {
    url,
    nonce,
    content,
    textFiles,
  }: {
    readonly url: string;
    readonly nonce: string | null;
    readonly content: PageContent;
    readonly textFiles: TextFiles;
  },
): Promise<WrittenPage> {
  const template = await frontend.template(url);
  const { scripts, styles } = frontend.needed(content.modules);
  const { entry } = template;
  const whole = async () => (await Promise.all(styles.map((address) => frontend.style(address)))).join("");
  const isPainted = content.body !== "";
  const css = isPainted ? usedStyles(await whole(), content.body, content.lang) : "";
  const { locale, namespaces } = content.texts;
  // What is not painted before its code has come waits for its texts as well: these stay in the page.
  const hasFile = isPainted && !frontend.isDevelopment;
  const texts = hasFile ? await textFiles.addressOf(locale, Object.keys(namespaces)) : null;
  const data = { ...content.data, texts: hasFile ? {} : namespaces };
  const head = [
    content.headTags,
    ...(css === "" ? [] : [`<style nonce="${NONCE}">${css}</style>`]),
    ...(frontend.isDevelopment || entry === null ? [] : [codeTags({ entry, scripts, styles, texts })]),
  ].join("");
  const own = nonce === null ? byContent(head) : { head: head.replaceAll(NONCE, nonce), hashes: NO_HASHES };
  const html = template.write({
    nonce: nonce ?? "",
    lang: content.lang,
    theme: content.theme,
    title: content.title,
    head: `${own.head}<script type="application/json" id="${DATA_ID}">${scriptJson(data)}</script>`,
    body: content.body,
  });
  return { html, hashes: own.hashes };
}

/** Stands for the page's nonce in what is written of its head. */
const NONCE = "__NONCE__";
const NO_HASHES: OwnSources = { scripts: [], styles: [] };
/** A style or a script in the head that we wrote. */
const INLINE = /<(style|script)\b([^>]*) nonce="__NONCE__"([^>]*)>(.*?)<\/\1>/gs;

/** A head whose styles and scripts are let in by the hash of what is in them, and not by a nonce. */
function byContent(head: string): { readonly head: string; readonly hashes: OwnSources } {
  const hashes = { scripts: [] as string[], styles: [] as string[] };
  const named = head.replaceAll(INLINE, (_, tag: string, before: string, after: string, inside: string) => {
    const hash = `'sha256-${createHash("sha256").update(inside).digest("base64")}'`;
    if (inside !== "") hashes[tag === "style" ? "styles" : "scripts"].push(hash);
    return `<${tag}${before}${after}>${inside}</${tag}>`;
  });
  return { head: named.replaceAll(` nonce="${NONCE}"`, ""), hashes };
}

interface Code {
  /** Address of the entry's script. */
  readonly entry: string;
  /** Addresses of all scripts that the page needs, the entry's perhaps among them. */
  readonly scripts: readonly string[];
  /** Addresses of their style sheets. */
  readonly styles: readonly string[];
  /** Address of the texts of a page that shows its first screen without its code; null for any other. */
  readonly texts: string | null;
}

/** Tags that ask for a page's code: at once, or once the page is painted where there is something to paint. */
function codeTags({ entry, scripts, styles, texts }: Code): string {
  const preloads = scripts.filter((address) => address !== entry);
  if (texts !== null) {
    return `<script type="module" nonce="${NONCE}">${codeAfterPaint({ entry, preloads, styles, texts })}</script>`;
  }
  const links = preloads.map(
    (address) => `<link rel="modulepreload" crossorigin nonce="${NONCE}" href="${escapeHtml(address)}">`,
  );
  const sheets = styles.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`);
  const script = `<script type="module" crossorigin nonce="${NONCE}" src="${escapeHtml(entry)}"></script>`;
  return [...sheets, ...links, script].join("");
}

/** Addresses of what a page asks for: the entry's script, the scripts that it needs, their style sheets, and the texts. */
interface CodeAddresses extends Pick<Code, "styles"> {
  readonly entry: string;
  readonly preloads: readonly string[];
  readonly texts: string;
}

/** Milliseconds that the code waits for the picture at most: on a slow line it comes beside it. */
const PATIENCE = 300;

/** Scripts that are asked for in one go. */
const AT_A_TIME = 8;

/**
 * Script of a page that shows its first screen already: asks for the code once that, with its greatest picture, is
 * painted. Asked for earlier, the code would share the line with the picture, and then hold up its painting. The page
 * holds the styles of what it shows; the whole sheets come with the code, which begins once they are there, or failed.
 * The requests are made some at a time, so that no tap waits for all of them. A button or a choice that is tapped
 * meanwhile is kept for the app, which presses it once it is there.
 */
function codeAfterPaint({ entry, preloads, styles, texts }: CodeAddresses): string {
  return `{
addEventListener("click", ({ target }) => {
const tapped = target.closest?.("button,[type=radio],[type=checkbox]");
if (tapped) window.norenTapped ??= tapped;
}, true);
let asked = false;
const ask = () => {
if (asked) return;
asked = true;
window.norenTexts = fetch(${scriptJson(texts)}).then((file) => file.ok ? file.json() : null).catch(() => null);
const add = (given) => new Promise((done) =>
document.head.append(Object.assign(document.createElement("link"), { ...given, onload: done, onerror: done })));
const styled = ${scriptJson(styles)}.map((href) => add({ rel: "stylesheet", href }));
const scripts = ${scriptJson(preloads)};
const some = () => {
for (const href of scripts.splice(0, ${AT_A_TIME})) add({ rel: "modulepreload", crossOrigin: "", href });
if (scripts[0]) setTimeout(some);
};
setTimeout(some);
Promise.all(styled).then(() => import(${scriptJson(entry)}));
};
const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(ask)));
const picture = document.querySelector("img[fetchpriority=high]");
if (picture) picture.decode().then(painted, painted);
else painted();
setTimeout(ask, ${PATIENCE});
}`.replaceAll("\n", " ");
}

/** JSON for a script element: nothing in it ends the element or starts a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value ?? null)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
