import { eq } from "drizzle-orm";
import { getChannel } from "#contract/calls/session.ts";
import { answer } from "#provider/server/context.ts";
import { members } from "#provider/db/tables/members.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { storeChannel } from "#provider/informs/storeChannel.ts";

/** Where no store is named nothing is told to everyone: a channel that stays silent. */
const NO_STORE = "stores";

export const answerGetChannel = answer(getChannel, async ({ store_id }, context) => {
  const { caller, db, fail, now, origin, parts, signIn } = context;
  const { uid } = caller;
  const [member] = await db.select({ channel: members.channel }).from(members).where(eq(members.uid, uid));
  if (member === undefined) return fail(20001);
  // Only a store that exists: its id becomes part of what the token allows.
  const [store] =
    store_id === undefined
      ? []
      : await db.select({ id: stores.id }).from(stores).where(eq(stores.id, store_id));
  const inform_channel = store === undefined ? NO_STORE : storeChannel(store.id);
  const { channel } = member;
  const channels = [channel, inform_channel];
  const listening = await parts.messages.listen({ uid, signIn, channels, now, origin });
  return { inform_channel, inform_channel_member: channel, listening: { channel, ...listening } };
});
