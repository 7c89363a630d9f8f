import { asc, desc, isNotNull, isNull } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { feedbacks } from "#provider/db/tables/feedbacks.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { formField } from "#provider/desk/formField.ts";
import { HOME_PAGE } from "#provider/desk/homePage/homeView.ts";
import { sendPage } from "#provider/desk/sendPage.ts";
import { speech } from "#provider/desk/speech.ts";
import { mailReach } from "#provider/reach.ts";
import { settleFeedback } from "#provider/feedback/settleFeedback.ts";
import { FEEDBACK_PAGE, feedbackView, MOST_ANSWER } from "./feedbackView.ts";
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
