import { and, asc, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { mails } from "#provider/db/tables/receipts.ts";
import { MailRefused } from "#provider/gateways/mail.ts";
import type { Log } from "#provider/operations/log.ts";
import { mailReach } from "#provider/operations/reach.ts";
import type { Parts } from "#provider/server/context.ts";
import { type Courier, createCourier } from "#provider/server/couriers/courier.ts";
import { readMail } from "./mail.ts";

const AT_ONCE = 20;
/** So many mails that cannot be sent mean that the server is out of reach. */
const BLOCKED_MAILS = 3;
const MINUTE = 60_000;
/** Pauses after each failure; after the last of them it is given up, two days after it was written. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 720, 720].map((minutes) => minutes * MINUTE);

/**
 * Sends mails once their transactions have committed, at least once each. One that fails is tried again with longer
 * and longer pauses for two days, and then given up, as mail servers do (RFC 5321, section 4.5.4.1). What a real server
 * has taken is kept without its text.
 */
export function createMailOutbox(
  parts: Pick<Parts, "db" | "mail" | "clock" | "settings" | "signingKey">,
  log: Log,
): Courier {
  const { db, mail, clock, settings } = parts;
  const kept = mailReach(settings) === "desk" ? {} : { text: "", html: "" };

  /** False when it may go another time. */
  async function send(row: typeof mails.$inferSelect): Promise<boolean> {
    const own = eq(mails.id, row.id);
    const { id, recipient: to, subject, tries } = row;
    try {
      const [text, html] = [readMail(row.text, parts), readMail(row.html, parts)];
      await mail.send({ id, to, subject, text, html });
    } catch (error) {
      const failure = error instanceof Error ? error.message : "unknown";
      const pause = error instanceof MailRefused ? undefined : PAUSES[tries];
      const due_at = pause === undefined ? null : new Date(clock().getTime() + pause);
      await db
        .update(mails)
        .set({ due_at, failure, tries: tries + 1 })
        // One that was called back meanwhile stays so.
        .where(and(own, isNotNull(mails.due_at)));
      log.warn(due_at === null ? "mail given up" : "mail not sent", {
        mail_id: id,
        tries: tries + 1,
        failure,
      });
      return false;
    }
    await db
      .update(mails)
      .set({ due_at: null, sent_at: clock(), tries: tries + 1, failure: "", ...kept })
      .where(own);
    return true;
  }

  return createCourier({
    name: "mails",
    db,
    log,
    async sendDue({ mayGoOn }) {
      for (;;) {
        const due = await db
          .select()
          .from(mails)
          .where(and(isNull(mails.sent_at), lte(mails.due_at, clock())))
          .orderBy(asc(mails.due_at), asc(mails.id))
          .limit(AT_ONCE);
        let failed = 0;
        for (const row of due) {
          if (failed === BLOCKED_MAILS) return "some";
          if (!(await mayGoOn())) return "some";
          if (!(await send(row))) failed += 1;
        }
        // Those that failed are not due: what is left is due at its own time.
        if (due.length < AT_ONCE) return "all";
      }
    },
  });
}
