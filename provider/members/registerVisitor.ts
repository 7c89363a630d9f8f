import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import type { Parts } from "#provider/server/context.ts";

/** A member without a name: an account that lives as long as its token. */
export async function registerVisitor(
  db: Database,
  visitor: { readonly language: WireLanguage; readonly now: Date },
  random: Parts["random"],
): Promise<{ uid: string; channel: string }> {
  const uid = `v-${random(12)}`;
  const channel = `member-${random(18)}`;
  const { language, now } = visitor;
  await db.insert(members).values({ uid, kind: "visitor", language, channel, created_at: now });
  return { uid, channel };
}
