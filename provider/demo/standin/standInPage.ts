import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { plainStyle } from "#provider/pages/plainStyle.ts";
import { sandboxLanguage } from "#provider/demo/sandbox/sandboxLanguage.ts";
import { offeredFaults } from "./faults.ts";
import { NEW_PERSON, people } from "./people.ts";
import { standInWords } from "./standInWords.ts";

type Markup = ReturnType<typeof html>;

/** The language's tag for the page, so that Han characters get the right glyphs. */
const tags: Readonly<Record<WireLanguage, string>> = {
  ja: "ja",
  zh: "zh-Hans",
  en: "en",
  tw: "zh-Hant",
  ko: "ko",
};

interface Frame {
  readonly platform: "LINE" | "WeChat";
  readonly random: (bytes: number) => string;
}

/** The page where one chooses who to be: links alone, which say in the address what was chosen. */
export function choicePage(context: Context, frame: Frame, cancelled: string): Response | Promise<Response> {
  const { words, put } = wordsOf(context, frame);
  const here = new URL(context.req.url);
  const choose = (choice: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams(here.search);
    for (const [name, value] of Object.entries(choice)) query.set(name, value);
    return `?${query}`;
  };
  const heading = put(words.heading);
  return page(context, frame, {
    heading,
    body: html`<section class="sheet" aria-labelledby="choose">
        <h1>${heading}</h1>
        <p id="choose">${words.choose}</p>
        ${people.map(
          ({ id, name, reading }) =>
            html`<a class="button" href="${choose({ person: id })}">${name} (${reading})</a>`,
        )}
        <a class="button main" href="${choose({ person: NEW_PERSON })}">${words.someoneNew}</a>
        <a class="button" href="${cancelled}">${words.cancel}</a>
      </section>
      <section class="others" aria-labelledby="others">
        <div><h2 id="others">${words.outcomes}</h2><p class="quiet">${words.outcomesHint}</p></div>
        ${offeredFaults.map(
          (fault) =>
            html`<a class="button" href="${choose({ person: NEW_PERSON, fault })}">${put(words.faults[fault])}</a>`,
        )}
      </section>`,
  });
}

/** The page for who was sent here with an address to go back to that is none of ours. */
export function refusalPage(context: Context, frame: Frame): Response | Promise<Response> {
  const { words } = wordsOf(context, frame);
  context.status(400);
  return page(context, frame, {
    heading: words.refused,
    body: html`<div class="sheet"><h1>${words.refused}</h1><p>${words.refusedHint}</p></div>`,
  });
}

function wordsOf(context: Context, { platform }: Frame) {
  const language = sandboxLanguage(context.req.query("ui_locales"), context.req.header("accept-language"));
  const put = (text: string) => text.replace("{platform}", platform);
  return { language, words: standInWords[language], put };
}

function page(
  context: Context,
  frame: Frame,
  { heading, body }: { readonly heading: string; readonly body: Markup },
): Response | Promise<Response> {
  const { language, words, put } = wordsOf(context, frame);
  const nonce = frame.random(16);
  context.header(
    "content-security-policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  );
  return context.html(
    html`<!doctype html>
      <html lang="${tags[language]}">
        <head>
          <meta charset="utf-8">
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
          <meta name="robots" content="noindex">
          <title>${heading} · ${words.label}</title>
          <style nonce="${nonce}">${raw(plainStyle)}</style>
        </head>
        <body>
          <header class="test"><b>${words.label}</b>${put(words.notice)}</header>
          <main>${body}</main>
        </body>
      </html>`,
  );
}
