import { html } from "hono/html";
import { tagOfWire } from "#domain/values/localeCodes.ts";
import type { Database } from "#provider/db/database.ts";
import type { MemberRow } from "#provider/members/member.ts";
import { queueMail } from "#provider/notices/mail/mail.ts";
import { textsIn } from "#provider/server/texts.ts";

/** Tells somebody that they were deleted; the address goes with the mail, within 30 days. */
export async function confirmErasure(
  db: Database,
  recipient: string,
  language: MemberRow["language"],
  now: Date,
): Promise<void> {
  const t = textsIn(language, "provider/corrections");
  const subject = t("erased.subject");
  const lines = [t("erased.text"), t("erased.kept")];
  const body = html`<!doctype html><html lang="${tagOfWire(language)}"><head><meta charset="utf-8"><title>${subject}</title></head><body>${lines.map((line) => html`<p>${line}</p>`)}</body></html>`;
  await queueMail(db, { recipient, subject, text: lines.join("\n\n"), html: String(body) }, now);
}
