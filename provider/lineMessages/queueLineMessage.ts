import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { lineMessages } from "#provider/db/tables/lineMessages.ts";
import { lineRecipient } from "./lineRecipient.ts";
import type { ToldEvent } from "./toldEvents.ts";

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
