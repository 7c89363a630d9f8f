import type * as z from "zod/mini";
import type { SignedIn } from "#contract/member.ts";
import type { Context } from "#provider/server/context.ts";
import { endSessions } from "#provider/server/session.ts";
import { becomeMember, createMember } from "./becomeMember.ts";
import type { MemberRow } from "./lockMember.ts";
import { signIn } from "./signIn.ts";

/**
 * Makes an account and signs in to it: a visitor's own becomes one, under the same id, with their sessions renewed. The
 * visitor is locked.
 */
export async function signUp(
  {
    visitor,
    account,
  }: { readonly visitor: MemberRow | null; readonly account: Parameters<typeof becomeMember>[2] },
  context: Pick<Context, "db" | "device" | "language" | "now" | "parts">,
): Promise<z.infer<typeof SignedIn>> {
  const { db, language, now, parts } = context;
  if (visitor !== null) await endSessions(db, visitor.uid, now);
  const member =
    visitor === null
      ? await createMember(db, { account, language, now }, parts.random)
      : await becomeMember(db, visitor, account, now);
  return signIn({ member, visitor: null, isNew: true }, context);
}
