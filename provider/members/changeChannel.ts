import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { channelMessages, outbox } from "#provider/db/tables/messages.ts";
import type { Parts } from "#provider/server/context.ts";

/**
 * Gives a member another channel, with all that the old one carries or is to carry: who listens by a token of before hears
 * nothing more, whichever service it is. The member is locked.
 * @returns the new one
 */
export async function changeChannel(
  db: Database,
  { uid, channel: old }: { readonly uid: string; readonly channel: string },
  random: Parts["random"],
): Promise<string> {
  const channel = `member-${random(18)}`;
  await db.update(members).set({ channel }).where(eq(members.uid, uid));
  await db.update(outbox).set({ channel }).where(eq(outbox.channel, old));
  await db.update(channelMessages).set({ channel }).where(eq(channelMessages.channel, old));
  return channel;
}
