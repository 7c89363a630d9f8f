import { eq } from "drizzle-orm";
import { getChannel, noneRegister, updateToken } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import type { ChannelMoved } from "#contract/inform.ts";
import { members } from "#provider/db/tables/members.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { findMember, type MemberRow } from "#provider/members/member.ts";
import { storeChannel } from "#provider/notices/inform.ts";
import { exchangeToken, signOut } from "#provider/server/calls/session.ts";
import { answer, type Context } from "#provider/server/context.ts";
import { checkLink } from "#provider/stores/findTable.ts";
import { rememberDevice } from "./askers.ts";
import { changeChannel } from "./becomeMember.ts";
import { registerVisitor } from "./signIn.ts";

export const answerNoneRegister = answer(
  noneRegister,
  async (request, { db, fail, language, now, parts }) => {
    const { store_id, table_id: tableId } = request;
    if (store_id !== undefined) await checkLink(db, { store_id, tableId, key: parts.signingKey }, fail);
    const { uid, channel, auth_token } = await registerVisitor(db, { language, now }, parts.random);
    return {
      uid,
      auth_token,
      inform_channel: store_id === undefined ? null : storeChannel(store_id),
      inform_channel_member: channel,
    };
  },
);

/** Bytes of what stands in for a token where somebody signed out: nobody ever asked for it. */
const NO_TOKEN = 24;

export const answerUpdateToken = answer(updateToken, async (request, { db, device, fail, now, parts }) => {
  const { uid, auth_token: token, is_sign_out } = request;
  const member = await findMember(db, { uid }, { lock: true });
  if (member === null) return fail(Code.signatureFailed);
  const user = { uid, inform_channel: null, inform_channel_member: member.channel };
  if (is_sign_out === 1) {
    if (!(await signOut(db, { uid, token, now }))) return fail(Code.signatureFailed);
    if (member.kind === "member") await rememberDevice(db, uid, { device, now });
    const inform_channel_member = await leaveChannel(db, member, { now, parts });
    return { ...user, inform_channel_member, auth_token: parts.random(NO_TOKEN) };
  }
  const auth_token = await exchangeToken(db, { uid, token, now }, parts.random);
  if (auth_token === null) return fail(Code.signatureFailed);
  if (member.kind === "member") await rememberDevice(db, uid, { device, now });
  return { ...user, auth_token };
});

/**
 * What was given to listen by ends with the sign-in. Where the messages' service does not see to that, nothing comes by the
 * channel any more but the word for the member's other browsers that they have to ask for theirs.
 */
async function leaveChannel(
  db: Context["db"],
  member: MemberRow,
  { now, parts }: Pick<Context, "now" | "parts">,
): Promise<string> {
  if (parts.messages.knowsSignIns) return member.channel;
  const channel = await changeChannel(db, member, parts.random);
  const payload: ChannelMoved = { signal: "channel_moved" };
  await db.insert(outbox).values({ channel: member.channel, payload, created_at: now });
  return channel;
}

/** Where no store is named nothing is told to everyone: a channel that stays silent. */
const NO_STORE = "stores";

export const answerGetChannel = answer(getChannel, async ({ store_id }, context) => {
  const { caller, db, fail, now, origin, parts, signIn } = context;
  const { uid } = caller;
  const [member] = await db.select({ channel: members.channel }).from(members).where(eq(members.uid, uid));
  if (member === undefined) return fail(Code.notSignedIn);
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
