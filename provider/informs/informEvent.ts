import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { eventWords, type WordedEvent } from "./eventWords.ts";
import { inform } from "./inform.ts";

/** Tells a member of an event in the language that they last asked for; `note` (a reason, say) follows the words. */
export async function informEvent(
  db: Database,
  notice: {
    readonly uid: string;
    readonly store_id: string;
    readonly order_no: string | null;
    readonly event: WordedEvent;
    readonly note?: string;
    readonly now: Date;
  },
): Promise<void> {
  const { note = "", ...told } = notice;
  const [member] = await db
    .select({ language: members.language })
    .from(members)
    .where(eq(members.uid, told.uid));
  const words = eventWords[told.event][member?.language ?? "ja"];
  await inform(db, { ...told, content: note === "" ? words : `${words} ${note}` });
}
