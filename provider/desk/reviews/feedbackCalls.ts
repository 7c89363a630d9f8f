import { asc, desc, isNotNull, isNull } from "drizzle-orm";
import { answerFeedback, listFeedback } from "#contract/calls/desk/reviews.ts";
import { feedbacks } from "#provider/db/tables/reviews.ts";
import { mailReach } from "#provider/operations/reach.ts";
import { settleFeedback } from "#provider/reviews/feedback.ts";
import type { Parts } from "#provider/server/context.ts";
import { storeNames } from "#provider/staff/accounts.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";

/** Rows of the list: the oldest of those that are open come first, the newest of those that are settled. */
const MOST = 100;

const hasMail = ({ settings }: Pick<Parts, "settings">) => mailReach(settings) !== "nobody";

const list = answerDesk(listFeedback, async ({ is_settled = false }, { db, language, parts }) => {
  const { answered_at, created_at } = feedbacks;
  const found = await db
    .select()
    .from(feedbacks)
    .where(is_settled ? isNotNull(answered_at) : isNull(answered_at))
    .orderBy(is_settled ? desc(answered_at) : asc(created_at))
    .limit(MOST + 1);
  const rows = found.slice(0, MOST);
  const about = rows.flatMap(({ store_id }) => (store_id === null ? [] : [store_id]));
  const names = await storeNames(db, about, language);
  const items = rows.map(({ answer, id, store_id, ...row }) => ({
    feedback_id: id,
    type: row.type,
    name: row.name,
    phone: row.phone,
    email: row.email,
    content: row.content,
    pictures: row.pictures,
    store: names.find((one) => one.store_id === store_id) ?? null,
    order_no: row.order_no,
    language: row.language,
    time: row.created_at.toISOString(),
    settled: row.answered_at === null ? null : { time: row.answered_at.toISOString(), answer },
  }));
  return { items, has_more: found.length > MOST, has_mail: hasMail(parts) };
});

const answer = answerDesk(answerFeedback, async ({ feedback_id, answer: words }, context) => {
  const { fail, now, parts, write } = context;
  if (words !== null && !hasMail(parts)) return fail("gone");
  const isSettled = await write(async ({ audit, db }) => {
    const isDone = await settleFeedback(db, { id: feedback_id, answer: words, now });
    const after = { button: words === null ? "settle" : "answer" };
    if (isDone) await audit({ did: "feedback.answer", subject: feedback_id, after });
    return isDone;
  });
  return isSettled ? {} : fail("gone");
});

export const feedbackCalls = [list, answer];
