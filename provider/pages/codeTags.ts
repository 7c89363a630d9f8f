import { escapeHtml } from "#domain/values/untrusted.ts";
import { codeAfterPaint } from "./codeAfterPaint.ts";

interface Code {
  /** Address of the entry's script. */
  readonly entry: string;
  /** Addresses of all scripts that the page needs, the entry's perhaps among them. */
  readonly scripts: readonly string[];
  /** Addresses of their style sheets. */
  readonly styles: readonly string[];
  readonly nonce: string;
  /** Whether the page shows its first screen without them. */
  readonly isPainted: boolean;
}

/** Tags that ask for a page's code: at once, or once the page is painted where there is something to paint. */
export function codeTags({ entry, scripts, styles, nonce, isPainted }: Code): string {
  const preloads = scripts.filter((address) => address !== entry);
  if (isPainted) {
    return `<script type="module" nonce="${nonce}">${codeAfterPaint({ entry, preloads, styles })}</script>`;
  }
  const links = preloads.map(
    (address) => `<link rel="modulepreload" crossorigin nonce="${nonce}" href="${escapeHtml(address)}">`,
  );
  const sheets = styles.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`);
  const script = `<script type="module" crossorigin nonce="${nonce}" src="${escapeHtml(entry)}"></script>`;
  return [...sheets, ...links, script].join("");
}
