import { and, eq } from "drizzle-orm";
import type { Context } from "#provider/server/context.ts";
import { memberPlatforms } from "#provider/db/tables/signIn.ts";
import { proofHash } from "./spendOnce.ts";

interface Asking extends Pick<Context, "db" | "now" | "outside"> {
  readonly parts: Pick<Context["parts"], "line">;
}

/**
 * Tells the platforms that a member is linked with that it is over, and says which of them took it. LINE does by the
 * member's own access token alone; WeChat knows no such call. What a platform does not take stands in nobody's way.
 * It cannot be undone: to be called once nothing else refuses the call, before the member's links are deleted.
 */
export async function deauthorize(
  { uid, line_access_token: token }: { readonly uid: string; readonly line_access_token: string | undefined },
  { db, now, outside, parts: { line } }: Asking,
): Promise<"line"[]> {
  if (line === null || token === undefined) return [];
  const links = await db
    .select({ subject: memberPlatforms.subject })
    .from(memberPlatforms)
    .where(and(eq(memberPlatforms.uid, uid), eq(memberPlatforms.platform, "line")));
  if (links.length === 0) return [];
  const isDone = await outside(proofHash("line deauthorize", uid, token), async () => {
    const claims = await line.verifyAccessToken(token, now);
    // Nobody ends somebody else's link.
    if (typeof claims === "string" || claims.aud !== line.channelId) return false;
    return links.some(({ subject }) => subject === claims.sub) && (await line.deauthorize(token));
  });
  return isDone ? ["line"] : [];
}
