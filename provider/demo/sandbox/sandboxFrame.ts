import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { plainStyle } from "#provider/pages/plainStyle.ts";
import { sandboxWords } from "./sandboxWords.ts";

export type Markup = ReturnType<typeof html>;

/** The language's tag for the page, so that Han characters get the right glyphs. */
const tags: Readonly<Record<WireLanguage, string>> = {
  ja: "ja",
  zh: "zh-Hans",
  en: "en",
  tw: "zh-Hant",
  ko: "ko",
};

export interface Frame {
  readonly language: WireLanguage;
  /** For the style: the page has no script. */
  readonly nonce: string;
}

/** A page of the sandbox, which says first that it is one. */
export function sandboxFrame({ language, nonce }: Frame, title: string, body: Markup): Markup {
  const words = sandboxWords[language];
  return html`<!doctype html>
    <html lang="${tags[language]}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="robots" content="noindex">
        <title>${title} · ${words.label}</title>
        <style nonce="${nonce}">${raw(plainStyle)}</style>
      </head>
      <body>
        <header class="test"><b>${words.label}</b>${words.notice}</header>
        <main>${body}</main>
      </body>
    </html>`;
}
