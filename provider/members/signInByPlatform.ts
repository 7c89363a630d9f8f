import { and, eq } from "drizzle-orm";
import type * as z from "zod/mini";
import type { SignedIn } from "#contract/member.ts";
import type { Context } from "#provider/server/context.ts";
import { BeginAgain } from "#provider/db/database.ts";
import { memberPlatforms } from "#provider/db/tables/signIn.ts";
import type { ProvenAccount } from "#provider/platforms/verifyProof.ts";
import { lockSignIn } from "./lockSignIn.ts";
import { signIn } from "./signIn.ts";
import { signUp } from "./signUp.ts";

/**
 * Signs in whom another platform vouches for; an account is made where there is none, out of the visitor's where there
 * is a visitor. Of two first sign-ins at once one makes it, and the other finds it.
 */
export async function signInByPlatform(
  { platform, subject }: Pick<ProvenAccount, "platform" | "subject">,
  context: Pick<Context, "caller" | "db" | "device" | "language" | "now" | "parts">,
): Promise<z.infer<typeof SignedIn>> {
  const { caller, db, now } = context;
  const [link] = await db
    .select({ uid: memberPlatforms.uid })
    .from(memberPlatforms)
    .where(and(eq(memberPlatforms.platform, platform), eq(memberPlatforms.subject, subject)));
  const { member, visitor } = await lockSignIn(db, link?.uid ?? null, caller);
  if (member !== null) return signIn({ member, visitor, isNew: false }, context);
  const signedIn = await signUp({ visitor, account: {} }, context);
  const linked = await db
    .insert(memberPlatforms)
    .values({ platform, subject, uid: signedIn.uid, linked_at: now })
    .onConflictDoNothing()
    .returning({ uid: memberPlatforms.uid });
  if (linked.length === 0) throw new BeginAgain();
  return signedIn;
}
