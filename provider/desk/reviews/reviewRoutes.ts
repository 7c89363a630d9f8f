import { and, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import { CallFailed, failWith } from "#provider/callFailed.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { formField } from "#provider/desk/formField.ts";
import { replyToReview } from "#provider/reviews/replyToReview.ts";
import { reviewsPage } from "#provider/reviews/reviewsPage.ts";
import type { Counter } from "../counter.ts";
import { saidOn } from "../said.ts";
import { sendMissing, sendPage } from "../sendPage.ts";
import { speech } from "../speech.ts";
import { storeLinks } from "../storeLinks.ts";
import { MOST_REPLY, reviewsView } from "./reviewsView.ts";

/** What guests wrote about a store, and the store's replies. */
export function reviewRoutes(counter: Counter): Hono {
  const { findStore, parts, write } = counter;
  const routes = new Hono();
  const addressOf = (store_id: string) => `/desk/${encodeURIComponent(store_id)}/reviews`;

  routes.get("/:store/reviews", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const { words, language } = speech(context);
    const isOpen = context.req.query("show") === "open";
    const cursor = context.req.query("cursor");
    const where = and(eq(reviews.store_id, store.id), isOpen ? isNull(reviews.reply) : undefined);
    const from = { where, cursor, key: parts.signingKey };
    const page = await reviewsPage(parts.db, from, failWith).catch(ifNotRefused);
    if (page === null) return sendMissing(context, parts);
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${words.reviews} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store.id, { words, here: "reviews" }),
      ...saidOn(context, words),
      body: reviewsView(
        { ...page, isOpen, isFurther: cursor !== undefined },
        { title: words.reviews, address: addressOf(store.id), language, time_zone: store.time_zone },
      ),
    });
  });

  routes.post("/:store/reviews/:review/reply", async (context) => {
    const { store: store_id, review: review_id } = context.req.param();
    const content = await formField(context, "content", MOST_REPLY);
    const back = (said: string) => context.redirect(`${addressOf(store_id)}${said}`, 303);
    if (content === "") return back("?said=empty");
    const now = parts.clock();
    const isDone = await write((db) => replyToReview(db, { store_id, review_id, content, now }));
    return back(isDone ? "" : "?said=refused");
  });

  return routes;
}

/** An address with a place in the list that is none leads to no page. */
function ifNotRefused(error: unknown): null {
  if (error instanceof CallFailed) return null;
  throw error;
}
