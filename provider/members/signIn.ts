import type * as z from "zod/mini";
import type { SignedIn } from "#contract/member.ts";
import type { Context } from "#provider/server/context.ts";
import { flag } from "#provider/server/envelope.ts";
import { issueToken } from "#provider/server/session.ts";
import { rememberDevice } from "./askers.ts";
import type { Entering } from "./lockSignIn.ts";
import type { MemberRow } from "./lockMember.ts";
import { mergeVisitor, NOTHING_MOVED } from "./mergeVisitor.ts";

/** Begins a member's session; the visitor who signs in brings along what they had. Both are locked. */
export async function signIn(
  {
    member,
    visitor,
    isNew,
  }: { readonly member: MemberRow; readonly isNew: boolean } & Pick<Entering, "visitor">,
  { db, device, now, parts }: Pick<Context, "db" | "device" | "now" | "parts">,
): Promise<z.infer<typeof SignedIn>> {
  const { uid, channel, kind } = member;
  const moved =
    visitor === null ? NOTHING_MOVED : await mergeVisitor(db, { from: visitor.uid, to: uid }, now);
  await rememberDevice(db, uid, { device, now });
  return {
    uid,
    auth_token: await issueToken(db, { uid, now }, parts.random),
    inform_channel: null,
    inform_channel_member: channel,
    kind,
    is_new: flag(isNew),
    moved: { ...moved },
  };
}
