import { and, eq, gt, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import { MY_DATA_PATH } from "#contract/member.ts";
import type { Database } from "#provider/db/database.ts";
import { sessions } from "#provider/db/tables/members.ts";
import type { Parts } from "#provider/server/context.ts";
import { tokenHash } from "#provider/server/session.ts";
import { isSigned, sign } from "#provider/server/signing.ts";

/** Milliseconds for which an address of one's own data is good. */
const LIFE = 300_000;
const PURPOSE = "own data";
const Claim = z.object({ uid: z.string(), token_hash: z.string(), until: z.int() });

/** The address of a member's own data, for five minutes. The token is that of the session that asks. */
export function ownDataLink(
  { uid, token, now }: { readonly uid: string; readonly token: string; readonly now: Date },
  { signingKey }: Pick<Parts, "signingKey">,
): { readonly href: string; readonly expires_at: string } {
  const until = now.getTime() + LIFE;
  const claim = JSON.stringify({ uid, token_hash: tokenHash(token), until });
  const text = Buffer.from(claim).toString("base64url");
  return {
    href: `${MY_DATA_PATH}/${text}.${sign(signingKey, PURPOSE, text)}`,
    expires_at: new Date(until).toISOString(),
  };
}

/** Whose data an address is of; null for one that was changed, is too old, or whose session has ended meanwhile. */
export async function readOwnDataLink(
  db: Database,
  link: string,
  { signingKey, now }: Pick<Parts, "signingKey"> & { readonly now: Date },
): Promise<string | null> {
  const [text = "", signature = ""] = link.split(".");
  if (!isSigned(signingKey, PURPOSE, text, signature)) return null;
  const claim = Claim.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
  if (!claim.success || claim.data.until <= now.getTime()) return null;
  const { token_hash, uid } = claim.data;
  const [session] = await db
    .select({ uid: sessions.uid })
    .from(sessions)
    .where(
      and(
        eq(sessions.token_hash, token_hash),
        eq(sessions.uid, uid),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, now),
      ),
    );
  return session?.uid ?? null;
}
