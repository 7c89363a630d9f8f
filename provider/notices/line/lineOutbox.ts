import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { WireLanguage } from "#contract/scalars.ts";
import { permanentLink } from "#domain/share/shareCard.ts";
import { lineMessages } from "#provider/db/tables/lineMessages.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { LineBusy, type LineNotice, LineRefused, LineUnready } from "#provider/gateways/line/lineMessages.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Parts } from "#provider/server/context.ts";
import { type Courier, createCourier } from "#provider/server/couriers/courier.ts";
import { lineRecipient, toldEvents } from "./lineMessage.ts";
import { readNotifier, renewNotifier, spendNotifier } from "./notifiers.ts";

const AT_ONCE = 20;
/** So many messages that cannot be sent mean that LINE is out of reach. */
const BLOCKED_MESSAGES = 3;
const SECOND = 1_000;
/** Pauses after each failure; the last one goes on until the message is worth nothing any more. */
const PAUSES = [5, 15, 30, 60, 120, 300, 600].map((seconds) => seconds * SECOND);
const LAST_PAUSE = 900 * SECOND;

type Row = typeof lineMessages.$inferSelect;

/**
 * Sends messages in LINE once their transactions have committed, each at least once, and shown once: LINE knows one that
 * comes again by its id. What has grown old is dropped, and so is what is for somebody who does not want it any more.
 */
export function createLineOutbox(
  parts: Pick<Parts, "db" | "lineMessages" | "clock" | "settings" | "signingKey">,
  log: Log,
): Courier {
  const { db, clock, settings } = parts;
  const { isDesk } = parts.lineMessages;
  /** Until then LINE asked to be left alone. */
  let quietUntil = 0;
  const ofRow = ({ id }: Row) => eq(lineMessages.id, id);
  const isLate = ({ created_at, event }: Row, at: number) => at - created_at.getTime() > toldEvents[event];

  async function giveUp(row: Row, failure: string): Promise<void> {
    log.warn("message in LINE given up", { line_message_id: row.id, event: row.event, failure });
    await db
      .update(lineMessages)
      .set({ due_at: null, failure, ...(!isDesk && { content: "" }) })
      .where(ofRow(row));
  }

  /** "later": LINE could not be asked, or did not take it. */
  async function send(row: Row): Promise<"done" | "later"> {
    if (isLate(row, clock().getTime())) {
      await giveUp(row, "too late");
      return "done";
    }
    const to = await lineRecipient(db, row.uid);
    if (to === null) {
      await db.delete(lineMessages).where(ofRow(row));
      return "done";
    }
    const { id, uid, content, event, language, order_no, store_id } = row;
    const [store] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, store_id));
    const store_name = store?.name[language] ?? "";
    const notice = { id, to, content, event, language, order_no, store_name, link: linkOf(order_no) };
    try {
      await sendNotice(notice, { uid, parts, log });
    } catch (error) {
      await failed(row, error);
      return error instanceof LineRefused ? "done" : "later";
    }
    await db
      .update(lineMessages)
      .set({
        due_at: null,
        sent_at: clock(),
        tries: row.tries + 1,
        failure: "",
        ...(!isDesk && { content: "" }),
      })
      .where(ofRow(row));
    return "done";
  }

  async function failed(row: Row, error: unknown): Promise<void> {
    const failure = error instanceof Error ? error.message : "unknown";
    if (error instanceof LineRefused) return giveUp(row, failure);
    const now = clock().getTime();
    const asked = error instanceof LineBusy ? error.pause : 0;
    if (asked > 0) quietUntil = now + asked;
    const due = now + Math.max(asked, PAUSES[row.tries] ?? LAST_PAUSE);
    if (isLate(row, due)) return giveUp(row, failure);
    log.warn("message in LINE not sent", { line_message_id: row.id, event: row.event, failure });
    await db
      .update(lineMessages)
      .set({ due_at: new Date(due), failure, tries: row.tries + 1 })
      .where(ofRow(row));
  }

  function linkOf(order_no: string): string | null {
    const { liffId, publicOrigin } = settings;
    if (liffId === null && publicOrigin === null) return null;
    const address = `/orderDetail?${new URLSearchParams({ orderNo: order_no })}`;
    return permanentLink(address, { liffId, origin: publicOrigin ?? "" });
  }

  return createCourier({
    name: "messages in LINE",
    db,
    log,
    async sendDue({ mayGoOn }) {
      for (;;) {
        const due = await db
          .select()
          .from(lineMessages)
          .where(and(isNull(lineMessages.sent_at), lte(lineMessages.due_at, clock())))
          .orderBy(asc(lineMessages.due_at), asc(lineMessages.id))
          .limit(AT_ONCE);
        let blocked = 0;
        for (const row of due) {
          if (blocked === BLOCKED_MESSAGES || clock().getTime() < quietUntil) return "some";
          if (!(await mayGoOn())) return "some";
          if ((await send(row)) === "later") blocked += 1;
        }
        // Those that failed are not due: what is left is due at its own time.
        if (due.length < AT_ONCE) return "all";
      }
    },
  });
}

/** What is read by who has no template in their own language, and no other way to be told. */
const NEXT_BEST: readonly WireLanguage[] = ["en", "ja"];

type Needed = Pick<Parts, "db" | "clock" | "lineMessages" | "signingKey">;

/**
 * Sends one message: as a service message where the customer's tap allowed it and there is a template, which needs no
 * official account that they befriended, and else from the official account.
 * @throws what the gateway throws; LineRefused, too, where there is no way to them
 */
async function sendNotice(
  notice: LineNotice,
  { uid, parts, log }: { readonly uid: string; readonly parts: Needed; readonly log: Log },
): Promise<void> {
  const { push } = parts.lineMessages;
  if (await sendByService(notice, { uid, parts, log })) return;
  if (push === null) throw new LineRefused("no permission");
  await push(notice);
}

/** False where it was surely not shown, and there may be another way. */
async function sendByService(
  notice: LineNotice,
  { uid, parts, log }: { readonly uid: string; readonly parts: Needed; readonly log: Log },
): Promise<boolean> {
  const { clock, db, lineMessages: gateway } = parts;
  const { push, service } = gateway;
  const { event, order_no } = notice;
  const languages = push === null ? [notice.language, ...NEXT_BEST] : [notice.language];
  const language = languages.find((each) => service?.knows(event, each));
  if (service === null || language === undefined) return false;
  const token = await readNotifier(db, { order_no, uid, now: clock() }, parts);
  if (token === null) return false;
  try {
    const left = await service.send({ ...notice, language }, token);
    if (left === null) await spendNotifier(db, order_no);
    else await renewNotifier(db, { order_no, uid, notifier: left, now: clock() }, parts);
    return true;
  } catch (error) {
    if (error instanceof LineUnready && push !== null) {
      log.warn("service message not sent", { event, reason: error.message });
      return false;
    }
    if (!(error instanceof LineRefused)) throw error;
    // What was said is what the token was good for: whether it still is nobody knows.
    await spendNotifier(db, order_no);
    if (error.message === "no answer") throw error;
    log.warn("service message refused", { event, reason: error.message });
    return false;
  }
}
