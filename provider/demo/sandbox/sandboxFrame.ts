import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { tagOfWire } from "#domain/values/localeCodes.ts";
import { plainStyle } from "#provider/pages/plainStyle.ts";
import { textsIn } from "#provider/server/texts.ts";

export type Markup = ReturnType<typeof html>;

export interface Frame {
  readonly language: WireLanguage;
  /** For the style: the page has no script. */
  readonly nonce: string;
}

/** A page of the sandbox, which says first that it is one. */
export function sandboxFrame({ language, nonce }: Frame, title: string, body: Markup): Markup {
  const t = textsIn(language, "provider/sandbox");
  return html`<!doctype html>
    <html lang="${tagOfWire(language)}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="robots" content="noindex">
        <title>${title} · ${t("label")}</title>
        <style nonce="${nonce}">${raw(plainStyle)}</style>
      </head>
      <body>
        <header class="test"><b>${t("label")}</b>${t("notice")}</header>
        <main>${body}</main>
      </body>
    </html>`;
}
