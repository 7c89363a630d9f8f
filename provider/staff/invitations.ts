import { and, eq, gt, isNull } from "drizzle-orm";
import { html } from "hono/html";
import { Email, type WireLanguage } from "#contract/scalars.ts";
import { tagOfWire } from "#domain/values/localeCodes.ts";
import type { Database } from "#provider/db/database.ts";
import { staffInvitations } from "#provider/db/tables/staff.ts";
import { queueSealedMail } from "#provider/notices/mail/mail.ts";
import { mailReach } from "#provider/operations/reach.ts";
import { tokenHash } from "#provider/server/calls/session.ts";
import type { Parts } from "#provider/server/context.ts";
import { sentOrigin } from "#provider/server/origins.ts";
import { textsIn } from "#provider/server/texts.ts";
import { findStaff, type StaffMember } from "./accounts.ts";

const DAYS = 7;
const TOKEN_BYTES = 24;

interface Inviting {
  readonly parts: Parts;
  readonly now: Date;
  readonly origin: string;
  readonly language: WireLanguage;
}

/**
 * A link by which somebody sets their password, good once and for seven days; links of theirs before it end. It is sent
 * where their login is a mail address and mails are sent, in the language of who invites.
 */
export async function makeInvitation(
  db: Database,
  invited: Pick<StaffMember, "id" | "name" | "login">,
  { language, now, origin, parts }: Inviting,
): Promise<{ link: string; ends_time: string; is_mailed: boolean }> {
  const token = parts.random(TOKEN_BYTES);
  const expires_at = new Date(now.getTime() + DAYS * 86_400_000);
  await endInvitations(db, invited.id, now);
  const token_hash = tokenHash(token);
  await db.insert(staffInvitations).values({ token_hash, staff_id: invited.id, created_at: now, expires_at });
  const link = `${sentOrigin(origin, parts.settings)}/desk/join#${token}`;
  const is_mailed = Email.safeParse(invited.login).success && mailReach(parts.settings) !== "nobody";
  if (is_mailed) {
    const mail = invitationMail({ name: invited.name, link, days: DAYS }, language);
    await queueSealedMail(db, { id: token_hash, recipient: invited.login, ...mail }, now, parts);
  }
  return { link, ends_time: expires_at.toISOString(), is_mailed };
}

/** Whose an invitation's link is, and until when; null for one that has ended. */
export async function findInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<{ member: StaffMember; expires_at: Date } | null> {
  const open = and(
    eq(staffInvitations.token_hash, tokenHash(token)),
    isNull(staffInvitations.used_at),
    gt(staffInvitations.expires_at, now),
  );
  const [found] = await db.select().from(staffInvitations).where(open);
  const member = found === undefined ? null : await findStaff(db, { id: found.staff_id });
  return found === undefined || member === null ? null : { member, expires_at: found.expires_at };
}

/** Ends the links of an account that are open. */
export async function endInvitations(db: Database, staff_id: string, now: Date): Promise<void> {
  await db
    .update(staffInvitations)
    .set({ used_at: now })
    .where(and(eq(staffInvitations.staff_id, staff_id), isNull(staffInvitations.used_at)));
}

function invitationMail(said: { name: string; link: string; days: number }, language: WireLanguage) {
  const t = textsIn(language, "provider/staff");
  const { link, name, days } = said;
  const [subject, dear, text, ends] = [
    t("mail.subject"),
    t("mail.dear", { name }),
    t("mail.text"),
    t("mail.ends", { count: days }),
  ];
  const body = html`<!doctype html>
<html lang="${tagOfWire(language)}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family:sans-serif;line-height:1.6;color:#231a14">
<p>${dear}</p>
<p>${text}</p>
<p><a href="${link}">${link}</a></p>
<p style="color:#5f564d;font-size:13px">${ends}</p>
</body></html>`;
  return { subject, text: [dear, "", text, link, "", ends].join("\n"), html: String(body) };
}
