import { updateToken } from "#contract/calls/session.ts";
import type { ChannelMoved } from "#contract/inform.ts";
import { answer, type Context } from "#provider/server/context.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { rememberDevice } from "#provider/members/askers.ts";
import { changeChannel } from "#provider/members/changeChannel.ts";
import { findMember } from "#provider/members/findMember.ts";
import type { MemberRow } from "#provider/members/lockMember.ts";
import { exchangeToken, signOut } from "#provider/server/session.ts";

/** Bytes of what stands in for a token where somebody signed out: nobody ever asked for it. */
const NO_TOKEN = 24;

export const answerUpdateToken = answer(updateToken, async (request, { db, device, fail, now, parts }) => {
  const { uid, auth_token: token, is_sign_out } = request;
  const member = await findMember(db, { uid }, { lock: true });
  if (member === null) return fail(102);
  const user = { uid, inform_channel: null, inform_channel_member: member.channel };
  if (is_sign_out === 1) {
    if (!(await signOut(db, { uid, token, now }))) return fail(102);
    if (member.kind === "member") await rememberDevice(db, uid, { device, now });
    const inform_channel_member = await leaveChannel(db, member, { now, parts });
    return { ...user, inform_channel_member, auth_token: parts.random(NO_TOKEN) };
  }
  const auth_token = await exchangeToken(db, { uid, token, now }, parts.random);
  if (auth_token === null) return fail(102);
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
