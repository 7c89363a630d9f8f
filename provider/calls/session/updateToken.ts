import { updateToken } from "#contract/calls/session.ts";
import { answer } from "#provider/answer.ts";
import { findMember } from "#provider/members/findMember.ts";
import { exchangeToken, signOut } from "#provider/session.ts";

/** Bytes of what stands in for a token where somebody signed out: nobody ever asked for it. */
const NO_TOKEN = 24;

export const answerUpdateToken = answer(updateToken, async (request, { db, fail, now, parts }) => {
  const { uid, auth_token: token, is_sign_out } = request;
  const member = await findMember(db, { uid }, { lock: true });
  if (member === null) return fail(102);
  const user = { uid, inform_channel: null, inform_channel_member: member.channel };
  if (is_sign_out === 1) {
    if (!(await signOut(db, { uid, token, now }))) return fail(102);
    return { ...user, auth_token: parts.random(NO_TOKEN) };
  }
  const auth_token = await exchangeToken(db, { uid, token, now }, parts.random);
  return auth_token === null ? fail(102) : { ...user, auth_token };
});
