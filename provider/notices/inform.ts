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

/** Whom a notice is for, as far as it depends on them. */
type Told = Pick<typeof members.$inferSelect, "channel" | "language">;

interface Notice {
  readonly uid: string;
  readonly store_id: string;
  readonly order_no: string | null;
  readonly event: InformEvent;
  readonly content: string;
  /** What of the content stands beside the event's own words. */
  readonly note?: string;
  readonly now: Date;
}

type EventNotice = Omit<Notice, "content" | "event"> & { readonly event: WordedEvent };

/**
 * Tells a member of an event in the language that they last asked for; `note` (a reason, say) follows the words. In LINE,
 * too, where they agreed to it, unless it is their own doing.
 */
export async function informEvent(
  db: Database,
  { isOwnDoing = false, ...notice }: EventNotice & { readonly isOwnDoing?: boolean },
): Promise<void> {
  const { event, order_no, store_id, uid, now } = notice;
  const { channel, language, is_message_agreed } = members;
  const [member] = await db
    .select({ channel, language, is_message_agreed })
    .from(members)
    .where(eq(members.uid, uid));
  if (member === undefined) return;
  const rows = eventRows(member, notice);
  await db
    .with(db.$with("kept").as(db.insert(informs).values(rows.kept)))
    .insert(outbox)
    .values(rows.message);
  if (member.is_message_agreed === 0 || isOwnDoing || order_no === null || !isToldEvent(event)) return;
  const { content } = rows.kept;
  await queueLineMessage(db, {
    uid,
    store_id,
    order_no,
    event,
    language: member.language,
    content,
    now,
  });
}

/** A notice of an event in the member's language: the row of their list, and the message on their channel. */
export function eventRows(member: Told, { note = "", ...told }: EventNotice) {
  const words = textsIn(member.language, "provider/notices")(told.event);
  const kept = keptNotice({ ...told, note, content: note === "" ? words : `${words} ${note}` });
  return { kept, message: messageOf(member, kept) };
}

/**
 * Tells a member something: a row in their list, and a message on their channel once the transaction has committed.
 * What they wrote themselves is only kept, as read.
 */
export async function inform(db: Database, notice: Notice): Promise<{ inform_id: string }> {
  const isOwn = notice.event === "own_message";
  const kept = { ...keptNotice(notice), read_at: isOwn ? notice.now : null };
  const [member] = isOwn
    ? []
    : await db.select({ channel: members.channel }).from(members).where(eq(members.uid, notice.uid));
  if (member === undefined) await db.insert(informs).values(kept);
  else {
    const inserted = db.$with("kept").as(db.insert(informs).values(kept));
    await db.with(inserted).insert(outbox).values(messageOf(member, kept));
  }
  return { inform_id: kept.id };
}

/** Tells a member, as a message of the store, that the store has corrected the state of their order. */
export async function informCorrected(
  db: Database,
  on: Pick<Notice, "uid" | "store_id" | "order_no" | "now">,
): Promise<void> {
  const [member] = await db
    .select({ language: members.language })
    .from(members)
    .where(eq(members.uid, on.uid));
  if (member === undefined) return;
  const content = textsIn(member.language, "provider/notices")("order_reopened");
  await inform(db, { ...on, event: "store_message", content });
}

function keptNotice({ note = "", now, ...told }: Notice) {
  return { id: randomUUID(), ...told, note, created_at: now };
}

function messageOf({ channel }: Pick<Told, "channel">, kept: ReturnType<typeof keptNotice>) {
  const { id: inform_id, created_at, content, event, note, order_no, store_id } = kept;
  const message = { inform_id, time: created_at.toISOString(), content, order_no, store_id, event };
  const payload: InformMessage = note === "" ? message : { ...message, note };
  return { channel, payload, created_at };
}

type Signal = z.infer<typeof StoreSignal>;

/** Tells everyone who has the store open that its menu or a table changed, once the transaction has committed. */
export async function signalStore(
  db: Database,
  store_id: string,
  signal: Signal["signal"],
  now: Date,
): Promise<void> {
  await db.insert(outbox).values(signalRow(store_id, signal, now));
}

/** The same as a row, to be written with others. */
export function signalRow(store_id: string, signal: Signal["signal"], now: Date): typeof outbox.$inferInsert {
  const payload: Signal = { store_id, signal };
  return { channel: storeChannel(store_id), payload, created_at: now };
}

/** The public channel of a store: what changed on its menu and at its tables, and nothing about anyone. */
export function storeChannel(store_id: string): string {
  return `store-${store_id}`;
}
