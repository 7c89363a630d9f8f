import { codeTags } from "./codeTags.ts";
import type { Frontend } from "./frontend.ts";
import type { FirstScreen } from "./firstScreen.ts";
import { scriptJson } from "./scriptJson.ts";
import { usedStyles } from "./usedStyles.ts";

/** Where the client looks for what came with the page. */
const DATA_ID = "noren-data";

/** What of a first screen goes into the page; nulls: as index.html says it. */
export type PageContent = Pick<FirstScreen, "headTags" | "body" | "data" | "modules"> & {
  readonly lang: string | null;
  readonly theme: "light" | "dark" | null;
  readonly title: string | null;
};

/**
 * Writes a page: the first screen with its data, the styles of that in the page itself, and what asks for the code that
 * it needs. Where nothing is painted without that code, the style sheets come beside it, and are there the next time.
 */
export async function writePage(
  frontend: Frontend,
  { url, nonce, content }: { readonly url: string; readonly nonce: string; readonly content: PageContent },
): Promise<string> {
  const template = await frontend.template(url);
  const { scripts, styles } = frontend.needed(content.modules);
  const { entry } = template;
  const whole = async () => (await Promise.all(styles.map((address) => frontend.style(address)))).join("");
  const isPainted = content.body !== "";
  const css = isPainted ? usedStyles(await whole(), content.body, content.lang) : "";
  const head = [
    content.headTags.replaceAll("__NONCE__", nonce),
    ...(css === "" ? [] : [`<style nonce="${nonce}">${css}</style>`]),
    ...(frontend.isDevelopment || entry === null
      ? []
      : [codeTags({ entry, scripts, styles, nonce, isPainted })]),
    `<script type="application/json" id="${DATA_ID}">${scriptJson(content.data)}</script>`,
  ];
  return template.write({
    nonce,
    lang: content.lang,
    theme: content.theme,
    title: content.title,
    head: head.join(""),
    body: content.body,
  });
}
