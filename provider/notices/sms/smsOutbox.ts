import { asc, eq, isNull, sql } from "drizzle-orm";
import { CODE_LIFE } from "#contract/fieldRules.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { SmsRefused } from "#provider/gateways/sms.ts";
import type { Log } from "#provider/operations/log.ts";
import { textsReach } from "#provider/operations/reach.ts";
import type { Parts } from "#provider/server/context.ts";
import { type Courier, createCourier } from "#provider/server/couriers/courier.ts";
import { doesLast, readSms } from "./sms.ts";

const AT_ONCE = 50;
/** So many phones that cannot be reached mean that the service cannot. */
const BLOCKED_PHONES = 3;

/**
 * Sends texts to phones once their transactions have committed: in their order for each phone, at least once. A code
 * that has run out meanwhile is sent to nobody. It is kept without its text, unless the desk stands
 * for everybody's phone.
 */
export function createSmsOutbox(
  parts: Pick<Parts, "db" | "sms" | "clock" | "settings" | "signingKey">,
  log: Log,
): Courier {
  const { db, sms, clock, settings } = parts;

  async function done(id: string, failure: string | null): Promise<void> {
    const emptied = textsReach(settings) === "desk" ? {} : { text: "" };
    await db
      .update(smsMessages)
      .set({ done_at: clock(), failure, ...emptied })
      .where(eq(smsMessages.id, id));
  }

  /** False when it may go another time. */
  async function send({ id, phone, text, created_at }: typeof smsMessages.$inferSelect): Promise<boolean> {
    const age = clock().getTime() - created_at.getTime();
    if (age > CODE_LIFE * 1_000 && !doesLast(text)) {
      log.warn("text too old to be sent", { sms_id: id });
      await done(id, "too old");
      return true;
    }
    try {
      await sms.send({ phone, text: readSms(text, parts) });
    } catch (error) {
      log.warn("text not sent", { sms_id: id, error });
      if (error instanceof SmsRefused) {
        await done(id, error.message);
        return true;
      }
      await db
        .update(smsMessages)
        .set({ tries: sql`${smsMessages.tries} + 1` })
        .where(eq(smsMessages.id, id));
      return false;
    }
    await done(id, null);
    return true;
  }

  return createCourier({
    name: "text messages",
    db,
    log,
    async sendDue({ mayGoOn }) {
      for (;;) {
        const due = await db
          .select()
          .from(smsMessages)
          .where(isNull(smsMessages.done_at))
          .orderBy(asc(smsMessages.created_at), asc(smsMessages.id))
          .limit(AT_ONCE);
        const blocked = new Set<string>();
        for (const message of due) {
          if (blocked.size === BLOCKED_PHONES) return "some";
          if (blocked.has(message.phone)) continue;
          if (!(await mayGoOn())) return "some";
          if (!(await send(message))) blocked.add(message.phone);
        }
        if (blocked.size > 0) return "some";
        if (due.length < AT_ONCE) return "all";
      }
    },
  });
}
