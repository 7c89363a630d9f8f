import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type * as z from "zod/mini";
import type { InformEvent, InformMessage, StoreSignal } from "#contract/inform.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { informs, outbox } from "#provider/db/tables/messages.ts";
import { textsIn } from "#provider/server/texts.ts";
import { isToldEvent, queueLineMessage } from "./line/lineMessage.ts";

/** Events that the provider itself words; messages by people are their own words. */
export type WordedEvent = Exclude<InformEvent, "store_message" | "own_message">;

/**
 * Tells a member of an event in the language that they last asked for; `note` (a reason, say) follows the words. In LINE,
 * too, where they agreed to it, unless it is their own doing.
 */
export async function informEvent(
  db: Database,
  notice: {
    readonly uid: string;
    readonly store_id: string;
    readonly order_no: string | null;
    readonly event: WordedEvent;
    readonly note?: string;
    readonly isOwnDoing?: boolean;
    readonly now: Date;
  },
): Promise<void> {
  const { isOwnDoing = false, note = "", ...told } = notice;
  const [member] = await db
    .select({ language: members.language, is_message_agreed: members.is_message_agreed })
    .from(members)
    .where(eq(members.uid, told.uid));
  const { is_message_agreed = 0, language = "ja" } = member ?? {};
  const words = textsIn(language, "provider/notices")(told.event);
  const content = note === "" ? words : `${words} ${note}`;
  await inform(db, { ...told, content, note });
  const { event, order_no, store_id, uid, now } = told;
  if (is_message_agreed === 0 || isOwnDoing || order_no === null || !isToldEvent(event)) return;
  await queueLineMessage(db, { uid, store_id, order_no, event, language, content, now });
}

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

type Signal = z.infer<typeof StoreSignal>;

/** Tells everyone who has the store open that its menu or a table changed, once the transaction has committed. */
export async function signalStore(
  db: Database,
  store_id: string,
  signal: Signal["signal"],
  now: Date,
): Promise<void> {
  const payload: Signal = { store_id, signal };
  await db.insert(outbox).values({ channel: storeChannel(store_id), payload, created_at: now });
}

/** The public channel of a store: what changed on its menu and at its tables, and nothing about anyone. */
export function storeChannel(store_id: string): string {
  return `store-${store_id}`;
}
