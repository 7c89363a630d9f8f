import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import { Hono } from "hono";
import { listMails, listTexts, MAIL_FILE, MailInFile } from "#contract/calls/desk/messages.ts";
import { lineMessages } from "#provider/db/tables/lineMessages.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { ownStore, whoLooks } from "#provider/desk/stores/ownStore.ts";
import { readMail } from "#provider/notices/mail/mail.ts";
import { readSms } from "#provider/notices/sms/sms.ts";
import { mailReach, textsReach } from "#provider/operations/reach.ts";
import type { Parts } from "#provider/server/context.ts";
import { outboxState } from "#provider/server/couriers/courier.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";

/** Rows of each list. */
const NEWEST = 50;

const texts = answerDesk(listTexts, async ({ store_id }, context) => {
  await ownStore(context, store_id);
  return { reach: textsReach(context.parts.settings), texts: await readTexts(context.parts) };
});

const sent = answerDesk(listMails, async ({ store_id }, context) => {
  const { parts } = context;
  await ownStore(context, store_id);
  return {
    reach: mailReach(parts.settings),
    mails: await readMails(parts),
    is_desk_line: isDeskLine(parts),
    line_messages: await readLineMessages(parts, store_id),
  };
});

export const messageCalls = [texts, sent];

/** A mail as a reader of mail shows it: its own styles, and nothing that runs or is fetched. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; frame-ancestors 'none'";

/** Each mail as its customer sees it, where the desk stands for everybody's mailbox. */
export function mailFileRoutes(parts: Parts): Hono {
  const routes = new Hono();
  routes.get(MAIL_FILE.replace("/desk", ""), async (context) => {
    const asked = MailInFile.safeParse(context.req.query());
    if (!asked.success) return context.text("Bad Request", 400);
    const { mail_id, store_id } = asked.data;
    if ((await whoLooks(context, parts, store_id, "store")) === null) return context.text("Forbidden", 403);
    const own = eq(mails.id, mail_id);
    const [mail] = mailReach(parts.settings) === "desk" ? await parts.db.select().from(mails).where(own) : [];
    if (mail === undefined) return context.text("Not Found", 404);
    context.header("content-security-policy", MAIL_POLICY);
    return context.html(readMail(mail.html, parts));
  });
  return routes;
}

/** The newest text messages to customers, newest first: what they say where a demo's desk stands for every phone. */
async function readTexts(parts: Pick<Parts, "db" | "signingKey" | "settings">) {
  const isShown = textsReach(parts.settings) === "desk";
  const rows = await parts.db.select().from(smsMessages).orderBy(desc(smsMessages.created_at)).limit(NEWEST);
  return rows.map(({ id, phone, text, created_at, done_at, failure }) => ({
    text_id: id,
    last4: phone.slice(-4),
    content: isShown ? readSms(text, parts) : "",
    time: created_at.toISOString(),
    state: outboxState({
      sent_at: failure === null ? done_at : null,
      due_at: done_at === null ? created_at : null,
    }),
  }));
}

/** Newest first: all mails where the desk stands for everybody's mailbox, else those that did not get to theirs. */
async function readMails(parts: Pick<Parts, "db" | "settings" | "signingKey">) {
  const { db, settings } = parts;
  const isDemo = mailReach(settings) === "desk";
  const rows = await db
    .select()
    .from(mails)
    .where(isDemo ? undefined : and(isNull(mails.sent_at), gt(mails.tries, 0)))
    .orderBy(desc(mails.created_at), desc(mails.id))
    .limit(NEWEST);
  return rows.map(({ id, recipient, subject, text, created_at, due_at, sent_at }) => ({
    mail_id: id,
    recipient: isDemo ? recipient : recipient.replace(/^(.).*@/, "$1…@"),
    subject,
    content: isDemo ? readMail(text, parts) : "",
    time: created_at.toISOString(),
    state: outboxState({ sent_at, due_at }),
  }));
}

/** Whether the desk stands for everybody's LINE: in a demo without an official account. */
function isDeskLine(parts: Pick<Parts, "lineMessages" | "settings">): boolean {
  return parts.lineMessages.isDesk && parts.settings.hasDemo;
}

/** A store's, newest first: all where the desk stands for everybody's LINE, else those that did not get there. */
async function readLineMessages(parts: Pick<Parts, "db" | "lineMessages" | "settings">, store_id: string) {
  const isDesk = isDeskLine(parts);
  const isStuck = and(isNull(lineMessages.sent_at), ne(lineMessages.failure, ""));
  const rows = await parts.db
    .select()
    .from(lineMessages)
    .where(and(eq(lineMessages.store_id, store_id), isDesk ? undefined : isStuck))
    .orderBy(desc(lineMessages.created_at), desc(lineMessages.id))
    .limit(NEWEST);
  return rows.map(({ id, order_no, content, failure, created_at, due_at, sent_at }) => ({
    message_id: id,
    order_no,
    content: isDesk ? content : "",
    failure,
    time: created_at.toISOString(),
    state: outboxState({ sent_at, due_at }),
  }));
}
