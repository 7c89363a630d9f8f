import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { stores } from "#provider/db/tables/stores.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { formFields } from "#provider/desk/formFields.ts";
import { sendMissing, sendPage } from "#provider/desk/sendPage.ts";
import { speech } from "#provider/desk/speech.ts";
import { storeLinks } from "#provider/desk/storeLinks.ts";
import { isShop, type Shop } from "#provider/mall/findShop.ts";
import { fillFees } from "./fillFees.ts";
import { shippingDraft } from "./shippingDraft.ts";
import { type FilledShipping, shippingView } from "./shippingView.ts";
import { shippingWords } from "./shippingWords.ts";

/** How a shop ships: its page, and the form that changes it. */
export function shippingRoutes(counter: Counter): Hono {
  const { findStore, parts, write } = counter;
  const routes = new Hono();
  const pathOf = (store_id: string) => `/desk/${encodeURIComponent(store_id)}/shipping`;

  async function show(context: Context, store: Shop, filled: FilledShipping | null) {
    const { language, words: desk } = speech(context);
    const words = shippingWords[language];
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${words.shipping} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store.id, { words: desk, here: "shipping" }),
      ...(context.req.query("said") === "saved" && { said: { text: words.saved, isRefusal: false } }),
      ...(filled !== null && { said: saidOf(filled, words) }),
      body: shippingView(store.shipping, { language, own: pathOf(store.id), filled }),
    });
  }

  routes.get("/:store/shipping", async (context) => {
    const store = await findStore(context.req.param("store"));
    return store === undefined || !isShop(store) ? sendMissing(context, parts) : show(context, store, null);
  });

  routes.post("/:store/shipping", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined || !isShop(store)) return sendMissing(context, parts);
    const field = await formFields(context);
    if (field("fill") !== "") return show(context, store, fillFees(field));
    const draft = shippingDraft(store.shipping, field);
    if (!draft.ok) return show(context, store, { field, faults: draft.faults });
    await write((db) => db.update(stores).set({ shipping: draft.value }).where(eq(stores.id, store.id)));
    return context.redirect(`${pathOf(store.id)}?said=saved`, 303);
  });

  return routes;
}

/** A form that stands as it was filled in: with what is wrong, or with fees that are not saved yet. */
function saidOf({ faults }: FilledShipping, words: (typeof shippingWords)["ja"]) {
  const isWrong = Object.keys(faults).length > 0;
  return { text: isWrong ? words.wrong : words.fill.done, isRefusal: isWrong };
}
