import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { LANGUAGES } from "#contract/languages.ts";
import { LOCALES } from "#domain/values/localeCodes.ts";
import type { Parts } from "#provider/server/context.ts";
import { deskScript } from "./deskScript.ts";
import { deskStyle } from "./deskStyle.ts";
import { type Speech, speech } from "#provider/desk/frame/speech.ts";

export type Piece = HtmlEscapedString | Promise<HtmlEscapedString> | string;

/** What a page of the desk consists of. */
export interface DeskPage {
  readonly heading: string;
  /** The heading, unless it says more: which page of the store's it is, say. */
  readonly title?: string;
  /** What came of the button just pressed. */
  readonly said?: { readonly text: string; readonly isRefusal: boolean };
  readonly links?: readonly { readonly href: string; readonly label: string; readonly isHere?: boolean }[];
  /** Whether there is a way out to offer. */
  readonly isInside?: boolean;
  readonly body: Piece;
  /** What the page does beside sending its forms. */
  readonly script?: string;
}

interface Frame extends Speech {
  /** Lets the page's one style and one script pass the security policy. */
  readonly nonce: string;
  /** Path and query of the page, to come back to. */
  readonly address: string;
}

/** A page of the desk, whole. */
function deskPage(page: DeskPage, frame: Frame) {
  const { lang, nonce, words } = frame;
  const { said } = page;
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title ?? page.heading}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">${raw(deskStyle)}</style>
      </head>
      <body>
        <header>
          ${topView(page, frame)}
          <div class="notes">
            <p id="said" role="status" data-refused="${String(said?.isRefusal === true)}">${said?.text ?? ""}</p>
            <p id="offline" class="warn" role="status" hidden>${words.offline}</p>
          </div>
        </header>
        <main>${page.body}</main>
        ${footView(frame)}
        ${page.isInside ? html`<script nonce="${nonce}">${raw(deskScript)}${raw(page.script ?? "")}</script>` : ""}
      </body>
    </html>`;
}

function topView({ heading, links = [], isInside }: DeskPage, { words, address }: Frame) {
  return html`<div class="top">
    <h1>${heading}</h1>
    ${
      links.length === 0
        ? ""
        : html`<nav>${links.map(
            ({ href, label, isHere }) =>
              html`<a href="${href}" ${isHere ? raw('aria-current="page"') : ""}>${label}</a>`,
          )}</nav>`
    }
    ${isInside ? html`<a href="/desk/account">${words.account}</a>` : ""}
    ${isInside ? html`<form method="post" action="/desk/leave"><button>${words.leave}</button></form>` : ""}
    ${isInside ? html`<noscript><a href="${address}">${words.reload}</a></noscript>` : ""}
  </div>`;
}

function footView({ locale, words, address }: Frame) {
  return html`<footer class="foot">
    <form method="post" action="/desk/language">
      <input type="hidden" name="back" value="${address}" />
      <label><span>${words.language}</span>
        <select name="language">${LOCALES.map(
          (one) =>
            html`<option value="${one}" ${one === locale ? "selected" : ""}>${LANGUAGES[one].name}</option>`,
        )}</select></label>
      <button>${words.choose}</button>
    </form>
  </footer>`;
}

/** Answers with a page of the desk, in the language spoken there. */
export function sendPage(
  context: Context,
  { random }: Pick<Parts, "random">,
  page: DeskPage,
): Response | Promise<Response> {
  const nonce = random(16);
  const { pathname, search } = new URL(context.req.url);
  context.header("content-security-policy", deskPolicy(nonce));
  return context.html(deskPage(page, { ...speech(context), nonce, address: `${pathname}${search}` }));
}

/** The page for what is not there. */
export function sendMissing(context: Context, parts: Pick<Parts, "random">): Response | Promise<Response> {
  const { words } = speech(context);
  context.status(404);
  const links = [{ href: "/desk", label: words.chooseStore }];
  return sendPage(context, parts, { heading: words.title, links, body: words.missing });
}

/** The page for what one's role or stores do not open. */
export function sendForbidden(context: Context, parts: Pick<Parts, "random">): Response | Promise<Response> {
  const { words } = speech(context);
  context.status(403);
  const links = [{ href: "/desk", label: words.chooseStore }];
  return sendPage(context, parts, { heading: words.title, links, isInside: true, body: words.forbidden });
}

/**
 * The security policy of the desk's answers: nothing from elsewhere, nothing framed. A page's one style and one script
 * pass by its `nonce`; without one nothing runs at all.
 */
export function deskPolicy(nonce: string | null): string {
  const own = nonce === null ? "'none'" : `'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
