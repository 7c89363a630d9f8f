import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { lineMessages } from "#provider/db/tables/lineMessages.ts";
import { members } from "#provider/db/tables/members.ts";
import { memberPlatforms } from "#provider/db/tables/signIn.ts";
import type { WordedEvent } from "#provider/notices/inform.ts";

/**
 * A message in LINE, to be sent once the transaction has committed, for who agreed and is linked with LINE. What still
 * waits of the order is overtaken by it, but for money that goes back.
 */
export async function queueLineMessage(
  db: Database,
  message: {
    readonly uid: string;
    readonly store_id: string;
    readonly order_no: string;
    readonly event: ToldEvent;
    readonly language: WireLanguage;
    readonly content: string;
    readonly now: Date;
  },
): Promise<void> {
  const { now, ...told } = message;
  if ((await lineRecipient(db, told.uid)) === null) return;
  if (told.event !== "payment_refunded") {
    const isOfOrder = eq(lineMessages.order_no, told.order_no);
    const isOvertaken = ne(lineMessages.event, "payment_refunded");
    await db.delete(lineMessages).where(and(isOfOrder, isOvertaken, isNotNull(lineMessages.due_at)));
  }
  await db.insert(lineMessages).values({ id: randomUUID(), ...told, created_at: now, due_at: now });
}

/** LINE's id of a member who wants to be told of orders there; null for who did not agree, is not linked, or has left. */
export async function lineRecipient(db: Database, uid: string): Promise<string | null> {
  const isTheirs = and(eq(memberPlatforms.uid, members.uid), eq(memberPlatforms.platform, "line"));
  const [found] = await db
    .select({ subject: memberPlatforms.subject })
    .from(members)
    .innerJoin(memberPlatforms, isTheirs)
    .where(and(eq(members.uid, uid), eq(members.is_message_agreed, 1), isNull(members.deleted_at)));
  return found?.subject ?? null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * What of an order is told in LINE, and for how many milliseconds it is worth telling: that food is ready is no news when
 * it has grown cold. LINE knows a message that is sent again for a day.
 */
export const toldEvents = {
  order_accepted: 30 * MINUTE,
  order_ready: 45 * MINUTE,
  order_on_its_way: HOUR,
  order_cancelled: 12 * HOUR,
  payment_refunded: 23 * HOUR,
} as const satisfies Partial<Record<WordedEvent, number>>;

export type ToldEvent = keyof typeof toldEvents;

export function isToldEvent(event: string): event is ToldEvent {
  return event in toldEvents;
}
