import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { eventWords, type WordedEvent } from "./eventWords.ts";
import { queueLineMessage } from "#provider/lineMessages/queueLineMessage.ts";
import { isToldEvent } from "#provider/lineMessages/toldEvents.ts";
import { inform } from "./inform.ts";

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
  const words = eventWords[told.event][language];
  const content = note === "" ? words : `${words} ${note}`;
  await inform(db, { ...told, content, note });
  const { event, order_no, store_id, uid, now } = told;
  if (is_message_agreed === 0 || isOwnDoing || order_no === null || !isToldEvent(event)) return;
  await queueLineMessage(db, { uid, store_id, order_no, event, language, content, now });
}
