import { escapeHtml } from "#domain/values/untrusted.ts";

/** The built index.html, cut where a page's own parts go. */
export interface PageTemplate {
  /** Writes a page. */
  write(parts: {
    readonly nonce: string;
    readonly lang: string | null;
    /** Light or dark by the customer's choice; null for the device's own. */
    readonly theme: "light" | "dark" | null;
    readonly title: string | null;
    /** Escaped HTML. */
    readonly head: string;
    /** Escaped HTML. */
    readonly body: string;
  }): string;
  /** Address of the entry's script. */
  readonly entry: string | null;
}

/** Tags that Vite writes for the entry: each page names its own instead. */
const BUILT_TAGS =
  /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)\n?/g;
const HEAD = "<!--noren:head-->";
const BODY = "<!--noren:body-->";

/**
 * Reads index.html as it was built. In development (`isBuilt` false) its tags stay, with the nonce.
 * @throws when a placeholder is missing
 */
export function pageTemplate(html: string, isBuilt: boolean): PageTemplate {
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? null;
  const text = isBuilt ? html.replaceAll(BUILT_TAGS, "") : html;
  for (const placeholder of [HEAD, BODY]) {
    if (!text.includes(placeholder)) throw new Error(`index.html lacks ${placeholder}`);
  }
  return {
    entry,
    write({ nonce, lang, theme, title, head, body }) {
      // Functions as replacements: what is put in may hold "$&".
      const filled = text
        .replace(/<html lang="[^"]*">/, (tag) => (lang === null ? tag : `<html lang="${escapeHtml(lang)}">`))
        .replace("<html ", (tag) => (theme === null ? tag : `${tag}data-theme="${theme}" `))
        .replace(/<title>[^<]*<\/title>/, (tag) =>
          title === null ? tag : `<title>${escapeHtml(title)}</title>`,
        )
        .replace(HEAD, () => head)
        .replace(BODY, () => body);
      return isBuilt ? filled : withNonce(filled, nonce);
    },
  };
}

/** Gives every script of a development page the nonce. */
function withNonce(html: string, nonce: string): string {
  return html
    .replaceAll('nonce="__NONCE__"', `nonce="${nonce}"`)
    .replaceAll(/<script(?![^>]*\bnonce=)/g, `<script nonce="${nonce}"`);
}
