import { asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { permanentLink } from "#domain/share/shareCard.ts";
import { tables } from "#provider/db/tables/stores.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { printScript } from "#provider/desk/coupons/couponCard.ts";
import { sendMissing, sendPage } from "#provider/desk/sendPage.ts";
import { speech } from "#provider/desk/speech.ts";
import { storeLinks } from "#provider/desk/storeLinks.ts";
import { clientOrigin } from "#provider/surroundings.ts";
import { tableCardsView } from "./tableCardsView.ts";
import { tableCardWords } from "./tableCardWords.ts";

/**
 * The cards that stand on a store's tables, to print: all of them, or those of each `table` in the address; with `line`
 * their codes lead into LINE, where the app is there.
 */
export function tableCardRoutes(counter: Counter): Hono {
  const { findStore, parts, tableLink } = counter;
  const routes = new Hono();
  routes.get("/:store/cards", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const { words: desk, language } = speech(context);
    const words = tableCardWords(language);
    const { liffId } = parts.settings;
    const isForLine = liffId !== null && context.req.query("line") === "1";
    const doors = {
      liffId: isForLine ? liffId : null,
      origin: clientOrigin(context.req.raw, parts.settings),
    };
    const rows = await parts.db
      .select()
      .from(tables)
      .where(eq(tables.store_id, store.id))
      .orderBy(asc(tables.position), asc(tables.id));
    const chosen = new Set(context.req.queries("table"));
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${words.title} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store.id, { words: desk, here: "cards" }),
      script: printScript,
      body: await tableCardsView({
        tables: rows.map((table) => ({ ...table, link: permanentLink(tableLink(table), doors) })),
        chosen,
        isForLine: liffId === null ? null : isForLine,
        store: store.name,
        words,
      }),
    });
  });
  return routes;
}
