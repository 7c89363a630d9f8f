import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { stores } from "#provider/db/tables/stores.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { sendMissing, sendPage } from "#provider/desk/sendPage.ts";
import { speech } from "#provider/desk/speech.ts";
import { storeLinks } from "#provider/desk/storeLinks.ts";
import { isShop } from "#provider/mall/findShop.ts";
import { shippingDraft } from "./shippingDraft.ts";
import { shippingView } from "./shippingView.ts";
import { shippingWords } from "./shippingWords.ts";

/** How a shop ships: its page, and the form that changes it. */
export function shippingRoutes(counter: Counter): Hono {
  const { findStore, parts, write } = counter;
  const routes = new Hono();
  const pathOf = (store_id: string) => `/desk/${encodeURIComponent(store_id)}/shipping`;

  routes.get("/:store/shipping", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined || !isShop(store)) return sendMissing(context, parts);
    const { language, words: desk } = speech(context);
    const words = shippingWords[language];
    const said = context.req.query("said");
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${words.shipping} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store.id, { words: desk, here: "settings" }),
      ...(said === "saved" && { said: { text: words.saved, isRefusal: false } }),
      ...(said === "wrong" && { said: { text: words.wrong, isRefusal: true } }),
      body: shippingView(store.shipping, { language, own: pathOf(store.id) }),
    });
  });

  routes.post("/:store/shipping", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined || !isShop(store)) return sendMissing(context, parts);
    const form = await context.req.parseBody();
    const shipping = shippingDraft(store.shipping, (name) => {
      const value = form[name];
      return typeof value === "string" ? value.trim() : "";
    });
    if (shipping !== null)
      await write((db) => db.update(stores).set({ shipping }).where(eq(stores.id, store.id)));
    return context.redirect(`${pathOf(store.id)}?said=${shipping === null ? "wrong" : "saved"}`, 303);
  });

  return routes;
}
