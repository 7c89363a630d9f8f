import { asc, desc, isNotNull, isNull } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { feedbacks } from "#provider/db/tables/reviews.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { formField } from "#provider/desk/frame/form.ts";
import { HOME_PAGE } from "#provider/desk/home/homeView.ts";
import { sendPage } from "#provider/desk/frame/page.ts";
import { speech } from "#provider/desk/speech.ts";
import { settleFeedback } from "#provider/reviews/feedback.ts";
import { mailReach } from "#provider/operations/reach.ts";
import { feedbackWords } from "./feedbackWords.ts";

/** Rows on the page: the oldest of those that are open come first, the newest of those that are settled. */
const MOST = 100;

/** What customers wrote to the operator, to be read and answered by mail. */
export function feedbackRoutes({ parts, write }: Counter): Hono {
  const { db, clock } = parts;
  const hasMail = () => mailReach(parts.settings) !== "nobody";
  const routes = new Hono().basePath("/feedback");

  routes.get("/", async (context) => {
    const { words: desk, language } = speech(context);
    const words = feedbackWords(language);
    const isOpen = context.req.query("show") !== "settled";
    const said = context.req.query("said");
    const { answered_at, created_at } = feedbacks;
    const rows = await db
      .select()
      .from(feedbacks)
      .where(isOpen ? isNull(answered_at) : isNotNull(answered_at))
      .orderBy(isOpen ? asc(created_at) : desc(answered_at))
      .limit(MOST);
    return sendPage(context, parts, {
      heading: words.title,
      isInside: true,
      links: [
        { href: "/desk", label: desk.chooseStore },
        { href: HOME_PAGE, label: desk.homePage },
      ],
      ...(said === "done" && { said: { text: words.done, isRefusal: false } }),
      ...(said === "refused" && { said: { text: words.refused, isRefusal: true } }),
      body: feedbackView(rows, { isOpen, language, hasMail: hasMail() }),
    });
  });

  routes.post("/:id/answer", async (context) => {
    const answer = await formField(context, "answer", MOST_ANSWER);
    return answer === "" || !hasMail()
      ? back(context, false)
      : settle(context, context.req.param("id"), answer);
  });

  routes.post("/:id/settle", (context) => settle(context, context.req.param("id"), null));

  async function settle(context: Context, id: string, answer: string | null): Promise<Response> {
    const now = clock();
    return back(context, await write((on) => settleFeedback(on, { id, answer, now })));
  }
  return routes;
}

function back(context: Context, isDone: boolean): Response {
  return context.redirect(`${FEEDBACK_PAGE}?said=${isDone ? "done" : "refused"}`, 303);
}

/** The operator's page of what customers wrote. */
export const FEEDBACK_PAGE = "/desk/feedback";
/** Characters of an answer. */
const MOST_ANSWER = 5_000;

interface Look {
  readonly language: WireLanguage;
  /** Whether an answer can be mailed. */
  readonly hasMail: boolean;
}

type Row = typeof feedbacks.$inferSelect;

/** What customers wrote, each with the place to answer it. */
function feedbackView(
  rows: readonly Row[],
  { isOpen, language, hasMail }: Look & { readonly isOpen: boolean },
) {
  const words = feedbackWords(language);
  const choice = (label: string, href: string, isHere: boolean) =>
    html`<a href="${href}" ${isHere ? raw('aria-current="page"') : ""}>${label}</a>`;
  return html`<h2>${words.title}</h2>
    <p class="quiet">${words.note}</p>
    <nav class="narrow" aria-label="${words.shown}">
      ${choice(words.open, FEEDBACK_PAGE, isOpen)}
      ${choice(words.settled, `${FEEDBACK_PAGE}?show=settled`, !isOpen)}
    </nav>
    ${rows.length === 0 ? html`<p class="quiet">${words.none}</p>` : ""}
    <ul class="reviews">${rows.map((row) => oneView(row, { language, hasMail }))}</ul>`;
}

function oneView(row: Row, look: Look) {
  const { language } = look;
  const words = feedbackWords(language);
  const { id, type, name, phone, email, content, pictures, store_id, order_no, answer, answered_at } = row;
  const time = row.created_at.toLocaleString(language === "tw" ? "zh-TW" : language, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Tokyo",
  });
  const address = `${FEEDBACK_PAGE}/${encodeURIComponent(id)}`;
  return html`<li data-key="feedback-${id}">
    <div class="head">
      <b>${words.types[type]}</b>
      <p><span>${name}</span> <time datetime="${row.created_at.toISOString()}">${time}</time></p>
    </div>
    <p><a href="tel:${phone}">${phone}</a>${email === null ? "" : html` · <a href="mailto:${email}">${email}</a>`}
      · <span lang="${row.language}">${row.language}</span></p>
    ${store_id === null ? "" : html`<p>${words.ofStore}: <a href="/desk/${encodeURIComponent(store_id)}">${store_id}</a></p>`}
    ${order_no === null ? "" : html`<p>${words.ofOrder}: ${order_no}</p>`}
    <p class="said">${content}</p>
    ${
      pictures.length === 0
        ? ""
        : html`<p class="shots">${pictures.map(({ src, widths }, index) => {
            const title = `${words.picture} ${index + 1}`;
            return html`<a href="${src}-${widths.at(-1) ?? 0}.webp" target="_blank" rel="noreferrer"
              ><img src="${src}-${widths[0] ?? 0}.webp" alt="${title}" width="96" height="96" loading="lazy" /></a>`;
          })}</p>`
    }
    ${answered_at === null ? answerForm(address, row, look) : ""}
    ${
      answered_at === null
        ? ""
        : html`<p class="remark"><b>${answer === null ? words.otherwise : words.yourAnswer}</b>${answer ?? ""}</p>`
    }
  </li>`;
}

function answerForm(address: string, { name, email }: Row, { language, hasMail }: Look) {
  const words = feedbackWords(language);
  return html`${
    email === null || !hasMail
      ? html`<p class="quiet">${hasMail ? words.noEmail : words.noMail}</p>`
      : html`<form method="post" action="${address}/answer">
          <label>${words.answer}<span class="unseen"> ${name}</span>
            <textarea name="answer" rows="5" maxlength="${MOST_ANSWER}" required></textarea></label>
          <button class="main">${words.send}</button>
        </form>`
  }
    <form method="post" action="${address}/settle"><button>${words.settle}<span class="unseen"> ${name}</span></button></form>`;
}
