import { and, eq, isNull } from "drizzle-orm";
import { updateToken } from "#contract/calls/session.ts";
import { answer } from "#provider/answer.ts";
import { members } from "#provider/db/tables/members.ts";
import { exchangeToken } from "#provider/session.ts";

export const answerUpdateToken = answer(updateToken, async (request, { db, fail, now, parts }) => {
  const { uid, auth_token: token } = request;
  const [member] = await db
    .select({ channel: members.channel })
    .from(members)
    .where(and(eq(members.uid, uid), isNull(members.deleted_at)));
  if (member === undefined) return fail(102);
  const auth_token = await exchangeToken(db, { uid, token, now }, parts.random);
  if (auth_token === null) return fail(102);
  return { uid, auth_token, inform_channel: null, inform_channel_member: member.channel };
});
