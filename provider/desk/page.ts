import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { deskScript } from "./deskScript.ts";
import { deskStyle } from "./deskStyle.ts";

type Piece = HtmlEscapedString | Promise<HtmlEscapedString> | "";

/** A page of the desk around its body; `nonce` lets its one style and its one script pass the security policy. */
export function deskPage(page: {
  readonly title: string;
  readonly lang: string;
  readonly nonce: string;
  readonly header: Piece;
  readonly body: Piece;
  /** Address of the board's events; without it the page does not follow anything. */
  readonly events?: string;
}) {
  return html`<!doctype html>
    <html lang="${page.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${page.nonce}">${raw(deskStyle)}</style>
      </head>
      <body>
        <header class="top">${page.header}</header>
        <main id="board" ${page.events ? raw(`data-events="${encodeURI(page.events)}"`) : ""}>${page.body}</main>
        ${page.events ? html`<script nonce="${page.nonce}">${raw(deskScript)}</script>` : ""}
      </body>
    </html>`;
}

/** The policy of the desk's pages: nothing from elsewhere, nothing framed. */
export function deskPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
