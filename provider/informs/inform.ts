import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { InformEvent, InformMessage } from "#contract/inform.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { informs, outbox } from "#provider/db/tables/messages.ts";

/**
 * Tells a member something: a row in their list, and a message on their channel once the transaction has committed.
 * What they wrote themselves is only kept, as read.
 */
export async function inform(
  db: Database,
  notice: {
    readonly uid: string;
    readonly store_id: string;
    readonly order_no: string | null;
    readonly event: InformEvent;
    readonly content: string;
    /** What of the content stands beside the event's own words. */
    readonly note?: string;
    readonly now: Date;
  },
): Promise<{ inform_id: string }> {
  const { now, ...told } = notice;
  const inform_id = randomUUID();
  const isOwn = told.event === "own_message";
  await db.insert(informs).values({ id: inform_id, ...told, created_at: now, read_at: isOwn ? now : null });
  if (isOwn) return { inform_id };
  const [member] = await db
    .select({ channel: members.channel })
    .from(members)
    .where(eq(members.uid, told.uid));
  if (member === undefined) return { inform_id };
  const { event, content, note = "", order_no, store_id } = told;
  const message = { inform_id, time: now.toISOString(), content, order_no, store_id, event };
  const payload: InformMessage = note === "" ? message : { ...message, note };
  await db.insert(outbox).values({ channel: member.channel, payload, created_at: now });
  return { inform_id };
}
