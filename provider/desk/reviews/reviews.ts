import { and, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { formField } from "#provider/desk/frame/form.ts";
import { storeLinks } from "#provider/desk/home/storePages.ts";
import { sendMissing, sendPage } from "#provider/desk/frame/page.ts";
import { speech } from "#provider/desk/speech.ts";
import { replyToReview, type ReviewRow, reviewsPage } from "#provider/reviews/reviews.ts";
import { CallFailed, failWith } from "#provider/server/context.ts";
import { reviewWords } from "./reviewWords.ts";

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
    const said = context.req.query("said");
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
      ...(said === "empty" && { said: { text: words.emptyMessage, isRefusal: true } }),
      ...(said === "refused" && { said: { text: words.refusedAction, isRefusal: true } }),
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

export interface ReviewsShown {
  readonly rows: readonly ReviewRow[];
  readonly next_cursor: string | null;
  /** Those without a reply alone. */
  readonly isOpen: boolean;
  /** Whether newer ones come before these. */
  readonly isFurther: boolean;
}

interface Shop {
  readonly title: string;
  /** Address of the store's page of reviews. */
  readonly address: string;
  readonly language: WireLanguage;
  readonly time_zone: string;
}

/** A reply is as long as a review at most. */
const MOST_REPLY = 1_000;

/** A store's reviews, each with its reply, or the place to write one. */
function reviewsView({ rows, next_cursor, isOpen, isFurther }: ReviewsShown, shop: Shop) {
  const { address, language } = shop;
  const words = reviewWords(language);
  const query = (fields: Readonly<Record<string, string>>) => {
    const text = String(new URLSearchParams({ ...(isOpen && { show: "open" }), ...fields }));
    return text === "" ? address : `${address}?${text}`;
  };
  const choice = (label: string, href: string, isHere: boolean) =>
    html`<a href="${href}" ${isHere ? raw('aria-current="page"') : ""}>${label}</a>`;
  return html`<h2>${shop.title}</h2>
    <p class="quiet">${words.note}</p>
    <nav class="narrow" aria-label="${words.shown}">
      ${choice(words.all, address, !isOpen)} ${choice(words.open, `${address}?show=open`, isOpen)}
    </nav>
    ${rows.length === 0 ? html`<p class="quiet">${isOpen ? words.noneOpen : words.none}</p>` : ""}
    <ul class="reviews">${rows.map((row) => reviewView(row, shop))}</ul>
    ${isFurther ? html`<p><a href="${query({})}">${words.newest}</a></p>` : ""}
    ${next_cursor === null ? "" : html`<p><a href="${query({ cursor: next_cursor })}">${words.older}</a></p>`}`;
}

function reviewView(row: ReviewRow, { address, language, time_zone }: Shop) {
  const words = reviewWords(language);
  const day = row.created_at.toLocaleDateString(language === "tw" ? "zh-TW" : language, {
    dateStyle: "medium",
    timeZone: time_zone,
  });
  const who = row.author || words.guest;
  const reply = row.reply?.[language];
  return html`<li data-key="review-${row.id}">
    <div class="head">
      <b role="img" aria-label="${words.stars(row.star)}">${"★".repeat(row.star)}${"☆".repeat(5 - row.star)}</b>
      <p><span>${who}</span> <time datetime="${row.created_at.toISOString()}">${day}</time></p>
    </div>
    <p class="said">${row.content[language]}</p>
    ${
      row.pictures.length === 0
        ? ""
        : html`<p class="shots">${row.pictures.map(({ src, widths }, index) => {
            const name = `${words.picture} ${index + 1}`;
            return html`<a href="${src}-${widths.at(-1) ?? 0}.webp" target="_blank" rel="noreferrer"
              ><img src="${src}-${widths[0] ?? 0}.webp" alt="${name}" width="96" height="96" loading="lazy" /></a>`;
          })}</p>`
    }
    ${reply === undefined ? "" : html`<p class="remark"><b>${words.yourReply}</b>${reply}</p>`}
    <details data-key="reply-${row.id}">
      <summary>${reply === undefined ? words.reply : words.edit}<span class="unseen"> ${who}</span></summary>
      <form method="post" action="${address}/${encodeURIComponent(row.id)}/reply">
        <label>${words.yourReply}
          <textarea name="content" rows="4" maxlength="${MOST_REPLY}" required>${reply ?? ""}</textarea></label>
        <button class="main">${words.save}</button>
      </form>
    </details>
  </li>`;
}
