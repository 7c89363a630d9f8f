import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { DESK_COOKIE } from "#provider/desk/deskSession.ts";
import { keyedHash } from "#provider/keyedHash.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { formField } from "#provider/desk/formField.ts";
import { sendMissing, sendPage } from "#provider/desk/sendPage.ts";
import { speech } from "#provider/desk/speech.ts";
import { storeLinks } from "#provider/desk/storeLinks.ts";
import { decideTicket } from "#provider/tickets/decideTicket.ts";
import { findShown } from "#provider/tickets/findShown.ts";
import { reverseTicket } from "#provider/tickets/reverseTicket.ts";
import { readUses, readWaiting } from "./readUses.ts";
import { useScript } from "./useScript.ts";
import { usesView } from "./usesView.ts";
import { type UseSaid, usesWords } from "./usesWords.ts";

const GOOD: readonly string[] = ["confirmed", "refused", "reversed"] satisfies UseSaid[];

/** Cards, vouchers, coupons and cash at the counter: found by the code that the customer shows, decided, taken back. */
export function counterUseRoutes(counter: Counter): Hono {
  const { findStore, parts, write } = counter;
  const routes = new Hono();
  const address = (store: string) => `/desk/${encodeURIComponent(store)}/uses`;
  const back = (context: Context, store: string, query: Record<string, string>) =>
    context.redirect(`${address(store)}?${new URLSearchParams(query)}`, 303);

  routes.get("/:store/uses", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const { words: desk, language } = speech(context);
    const words = usesWords(language);
    const now = parts.clock();
    const { id: store_id, time_zone } = store;
    const use_id = context.req.query("use");
    const waiting = use_id === undefined ? null : await readWaiting(parts.db, { store_id, use_id, now });
    const said = Object.entries(words.said).find(([code]) => code === context.req.query("said"));
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${desk.uses} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store_id, { words: desk, here: "uses" }),
      script: useScript,
      ...(said && { said: { text: said[1], isRefusal: !GOOD.includes(said[0]) } }),
      body: usesView(waiting, await readUses(parts.db, store, now), {
        words,
        language,
        time_zone,
        address: address(store_id),
        isWrong: said?.[0] === "wrong",
      }),
    });
  });

  routes.post("/:store/uses/find", async (context) => {
    const { store: store_id } = context.req.param();
    const typed = await formField(context, "code");
    const desk = keyedHash(parts.signingKey, "limit", getCookie(context, DESK_COOKIE) ?? "");
    const by = { store_id, desk, typed, key: parts.signingKey, now: parts.clock() };
    const shown = await findShown(parts.db, by);
    return back(context, store_id, shown.ok ? { use: shown.ticket.id } : { said: shown.reason });
  });

  routes.post("/:store/uses/:use/:word{confirm|refuse}", async (context) => {
    const { store: store_id, use: use_id, word } = context.req.param();
    const isConfirmed = word === "confirm";
    const on = { store_id, use_id, isConfirmed, now: parts.clock() };
    return back(context, store_id, { said: await write((db) => decideTicket(db, on)) });
  });

  routes.post("/:store/uses/:use/reverse", async (context) => {
    const { store: store_id, use: use_id } = context.req.param();
    const store = await findStore(store_id);
    if (store === undefined) return sendMissing(context, parts);
    const on = { store_id, use_id, time_zone: store.time_zone, now: parts.clock() };
    return back(context, store_id, { said: await write((db) => reverseTicket(db, on)) });
  });

  return routes;
}
