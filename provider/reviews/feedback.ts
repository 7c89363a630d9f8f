import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { html } from "hono/html";
import type { ParsedRequestOf, ResponseOf } from "#contract/call.ts";
import type { feedback } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { tagOfWire } from "#domain/values/localeCodes.ts";
import type { Database } from "#provider/db/database.ts";
import { uploads } from "#provider/db/tables/files.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { feedbacks } from "#provider/db/tables/reviews.ts";
import { phoneNumber } from "#provider/members/member.ts";
import { type MailDraft, queueMail } from "#provider/notices/mail/mail.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { textsIn } from "#provider/server/texts.ts";
import { takeUploads } from "#provider/server/uploads/uploadFiles.ts";
import { findStore } from "#provider/stores/findStore.ts";

/**
 * Takes down what somebody wrote to the operator. Pictures are a session's own (115 otherwise), and so is the order
 * that it is about (412 otherwise, as for one that does not exist).
 */
export async function takeFeedback(
  request: ParsedRequestOf<typeof feedback>,
  { caller, db, fail, language, now }: ContextOf<typeof feedback>,
): Promise<ResponseOf<typeof feedback>> {
  const { type, content, name, email = null, pictures: addresses = [], store_id, order_no } = request;
  const uid = caller?.uid ?? null;
  const phone = phoneNumber(request.phone);
  if (phone === null) return fail(Code.phoneMissing);
  if (content.trim() === "" || name.trim() === "") return fail(Code.missingParameter);
  if (store_id !== undefined) await findStore(db, store_id, fail);
  if (order_no !== undefined) {
    const own = and(eq(orders.order_no, order_no), eq(orders.uid, uid ?? ""));
    if ((await db.$count(orders, own)) === 0) return fail(Code.orderMissing);
  }
  const pictures = uid === null ? [] : await takeUploads(db, addresses, { uid, now });
  if (pictures === null || pictures.length < addresses.length)
    return fail(Code.saveFailed, { reason: "pictures" });
  const id = `f-${randomUUID()}`;
  await db.insert(feedbacks).values({
    id,
    uid,
    type,
    content,
    name,
    phone,
    email,
    pictures,
    store_id: store_id ?? null,
    order_no: order_no ?? null,
    language,
    created_at: now,
  });
  return { feedback_id: id, time: now.toISOString() };
}

/**
 * Settles what somebody wrote, once: by a mail with the answer, or without words where it was settled otherwise.
 * @returns false when it is gone, settled already, or an answer has nowhere to go
 */
export async function settleFeedback(
  db: Database,
  { id, answer, now }: { readonly id: string; readonly answer: string | null; readonly now: Date },
): Promise<boolean> {
  const open = and(eq(feedbacks.id, id), isNull(feedbacks.answered_at));
  const [row] = await db.select().from(feedbacks).where(open).for("update");
  if (row === undefined || (answer !== null && row.email === null)) return false;
  await db.update(feedbacks).set({ answer, answered_at: now }).where(eq(feedbacks.id, id));
  if (answer !== null && row.email !== null) {
    await queueMail(db, { recipient: row.email, ...feedbackMail(row, answer) }, now);
  }
  return true;
}

/** A year, in milliseconds, as the privacy policy says (section 7). */
const KEPT = 365 * 86_400_000;

/** Deletes feedback that was settled a year ago, and has its pictures removed. */
export async function forgetFeedback(db: Database, now: Date): Promise<void> {
  const isOld = lt(feedbacks.answered_at, new Date(now.getTime() - KEPT));
  const gone = await db.delete(feedbacks).where(isOld).returning({ pictures: feedbacks.pictures });
  const pictures = gone.flatMap((one) => one.pictures.map(({ src }) => src));
  if (pictures.length === 0) return;
  await db
    .update(uploads)
    .set({ removed_at: now })
    .where(inArray(sql<string>`${uploads.picture} ->> 'src'`, pictures));
}

interface Asked {
  readonly name: string;
  readonly content: string;
  readonly language: WireLanguage;
}

/** The mail that answers what somebody wrote, in their language; what both wrote is escaped. */
function feedbackMail({ name, content, language }: Asked, answer: string): Omit<MailDraft, "recipient"> {
  const t = textsIn(language, "provider/feedback");
  const [subject, dear, thanks, asked] = [t("subject"), t("dear", { name }), t("thanks"), t("asked")];
  const text = [dear, "", thanks, "", answer, "", `— ${asked} —`, content].join("\n");
  const body = html`<!doctype html>
<html lang="${tagOfWire(language)}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family:sans-serif;line-height:1.6;color:#231a14">
<p>${dear}</p>
<p>${thanks}</p>
<p style="white-space:pre-line">${answer}</p>
<hr style="border:0;border-top:1px solid #e5dfd6">
<p style="color:#5f564d;font-size:13px">${asked}</p>
<p style="color:#5f564d;font-size:13px;white-space:pre-line">${content}</p>
</body></html>`;
  return { subject, text, html: String(body) };
}
