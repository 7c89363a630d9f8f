import { Hono } from "hono";
import type { Counter } from "./counter.ts";
import { textsReach } from "#provider/reach.ts";
import { mailWords } from "./mails/mailWords.ts";
import { readTexts } from "./readTexts.ts";
import { sendMissing, sendPage } from "./sendPage.ts";
import { speech } from "./speech.ts";
import { storeLinks } from "./storeLinks.ts";
import { textsView } from "./textsView.ts";

/** The newest text messages: what they say where a demo's desk stands for every phone, else how each stands alone. */
export function textRoutes(counter: Counter): Hono {
  const { findStore, parts } = counter;
  const routes = new Hono();
  routes.get("/:store/texts", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const { words, language } = speech(context);
    const address = `/desk/${encodeURIComponent(store.id)}/texts`;
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${words.texts} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store.id, { words, here: "texts" }),
      body: textsView(await readTexts(parts), {
        words,
        own: mailWords(language),
        reach: textsReach(parts.settings),
        time_zone: store.time_zone,
        address,
      }),
    });
  });
  return routes;
}
