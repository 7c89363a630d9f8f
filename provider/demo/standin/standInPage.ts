import type { Context } from "hono";
import { html, raw } from "hono/html";
import { tagOfWire } from "#domain/values/localeCodes.ts";
import { plainStyle } from "#provider/pages/plainStyle.ts";
import { sandboxLanguage } from "#provider/demo/sandbox/sandboxLanguage.ts";
import { textsIn } from "#provider/server/texts.ts";
import { offeredFaults } from "./faults.ts";
import { NEW_PERSON, people } from "./people.ts";

type Markup = ReturnType<typeof html>;

interface Frame {
  readonly platform: "LINE" | "WeChat";
  readonly random: (bytes: number) => string;
}

/** The page where one chooses who to be: links alone, which say in the address what was chosen. */
export function choicePage(context: Context, frame: Frame, cancelled: string): Response | Promise<Response> {
  const { t } = wordsOf(context);
  const here = new URL(context.req.url);
  const choose = (choice: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams(here.search);
    for (const [name, value] of Object.entries(choice)) query.set(name, value);
    return `?${query}`;
  };
  const heading = t("heading", { platform: frame.platform });
  return page(context, frame, {
    heading,
    body: html`<section class="sheet" aria-labelledby="choose">
        <h1>${heading}</h1>
        <p id="choose">${t("choose")}</p>
        ${people.map(
          ({ id, name, reading }) =>
            html`<a class="button" href="${choose({ person: id })}">${name} (${reading})</a>`,
        )}
        <a class="button main" href="${choose({ person: NEW_PERSON })}">${t("someoneNew")}</a>
        <a class="button" href="${cancelled}">${t("cancel")}</a>
      </section>
      <section class="others" aria-labelledby="others">
        <div><h2 id="others">${t("outcomes")}</h2><p class="quiet">${t("outcomesHint")}</p></div>
        ${offeredFaults.map(
          (fault) =>
            html`<a class="button" href="${choose({ person: NEW_PERSON, fault })}">${t(`faults.${fault}`, { platform: frame.platform })}</a>`,
        )}
      </section>`,
  });
}

/** The page for who was sent here with an address to go back to that is none of ours. */
export function refusalPage(context: Context, frame: Frame): Response | Promise<Response> {
  const { t } = wordsOf(context);
  context.status(400);
  return page(context, frame, {
    heading: t("refused"),
    body: html`<div class="sheet"><h1>${t("refused")}</h1><p>${t("refusedHint")}</p></div>`,
  });
}

function wordsOf(context: Context) {
  const language = sandboxLanguage(context.req.query("ui_locales"), context.req.header("accept-language"));
  return { language, t: textsIn(language, "provider/standIn") };
}

function page(
  context: Context,
  frame: Frame,
  { heading, body }: { readonly heading: string; readonly body: Markup },
): Response | Promise<Response> {
  const { language, t } = wordsOf(context);
  const nonce = frame.random(16);
  context.header(
    "content-security-policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  );
  return context.html(
    html`<!doctype html>
      <html lang="${tagOfWire(language)}">
        <head>
          <meta charset="utf-8">
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
          <meta name="robots" content="noindex">
          <title>${heading} · ${t("label")}</title>
          <style nonce="${nonce}">${raw(plainStyle)}</style>
        </head>
        <body>
          <header class="test"><b>${t("label")}</b>${t("notice", { platform: frame.platform })}</header>
          <main>${body}</main>
        </body>
      </html>`,
  );
}
