import { asc, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members, sessions } from "#provider/db/tables/members.ts";
import { memberPlatforms } from "#provider/db/tables/signIn.ts";

/** Who someone is, how they sign in, and what they agreed to; null for who is not there. */
export async function personOf(db: Database, uid: string) {
  const [member] = await db.select().from(members).where(eq(members.uid, uid));
  if (member === undefined || member.deleted_at !== null) return null;
  const { avatar, created_at, email, family_name, given_name, kind, language, nickname } = member;
  return {
    profile: {
      member_id: uid,
      kind,
      nickname,
      family_name,
      given_name,
      sex: (["not said", "male", "female"] as const)[member.sex],
      phone: member.phone,
      email,
      avatar,
      language,
      first_seen_at: created_at,
      registered_at: member.registered_at,
    },
    consents: {
      notices_of_orders: member.is_message_agreed === 1,
      answered_at: member.message_answered_at,
      wording: member.message_wording,
    },
    sign_in: {
      has_password: member.password_hash !== null,
      platforms: await db
        .select({
          platform: memberPlatforms.platform,
          their_id_of_you: memberPlatforms.subject,
          linked_at: memberPlatforms.linked_at,
        })
        .from(memberPlatforms)
        .where(eq(memberPlatforms.uid, uid)),
      sessions: await db
        .select({
          signed_in_at: sessions.created_at,
          expires_at: sessions.expires_at,
          ended_at: sessions.ended_at,
        })
        .from(sessions)
        .where(eq(sessions.uid, uid))
        .orderBy(asc(sessions.created_at)),
    },
  };
}
