import { Hono } from "hono";
import type { Counter } from "./counter.ts";
import { formField } from "./formField.ts";
import { goodsView } from "./goodsView.ts";
import { markGoods } from "./markGoods.ts";
import { readGoods } from "./readGoods.ts";
import { sendMissing, sendPage } from "./sendPage.ts";
import { speech } from "./speech.ts";
import { storeLinks } from "./storeLinks.ts";

/** The goods of a store, and the buttons that mark them as sold out or sell them again. */
export function goodsRoutes(counter: Counter): Hono {
  const { findStore, parts, write } = counter;
  const routes = new Hono();

  routes.get("/:store/goods", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const { words, language } = speech(context);
    const search = context.req.query("q") ?? "";
    const rows = await readGoods(parts.db, store.id, search);
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${words.goods} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store.id, { words, here: "goods" }),
      body: goodsView(rows, { store_id: store.id, language, words, search }),
    });
  });

  routes.post("/:store/goods/:goods/:mark{sold_out|back}", async (context) => {
    const { store: store_id, goods: goods_id, mark } = context.req.param();
    const now = parts.clock();
    const is_sold_out = mark === "sold_out";
    await write((db) => markGoods(db, { store_id, goods_id, is_sold_out, now }));
    const search = await formField(context, "q");
    const query = search === "" ? "" : `?q=${encodeURIComponent(search)}`;
    return context.redirect(`/desk/${encodeURIComponent(store_id)}/goods${query}`, 303);
  });

  return routes;
}
