import { eq } from "drizzle-orm";
import { html } from "hono/html";
import { tagOfWire } from "#domain/values/localeCodes.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { inform } from "#provider/notices/inform.ts";
import { queueMail } from "#provider/notices/mail/mail.ts";
import { textsIn, yen } from "#provider/server/texts.ts";
import type { CorrectionRow } from "./corrections.ts";

/**
 * Tells a member what becomes of their balance, in the language that they last asked for: as a message of the store, and
 * by mail where there is an address.
 */
export async function tellOfCorrection(
  db: Database,
  { amount, balance_after, due_at, reason, store_id, uid }: CorrectionRow,
  event: "coming" | "done" | "called_off" | "failed",
  now: Date,
): Promise<void> {
  const [member] = await db
    .select({ email: members.email, language: members.language })
    .from(members)
    .where(eq(members.uid, uid));
  const [store] = await db
    .select({ name: stores.name, time_zone: stores.time_zone })
    .from(stores)
    .where(eq(stores.id, store_id));
  if (member === undefined || store === undefined) return;
  const { email, language } = member;
  const t = textsIn(language, "provider/corrections");
  const way = amount < 0 ? "down" : "up";
  const time = due_at?.toLocaleString(tagOfWire(language), {
    timeZone: store.time_zone,
    dateStyle: "medium",
    timeStyle: "short",
  });
  const words = {
    coming: () => t(`coming.${way}`, { amount: yen(Math.abs(amount)), time: time ?? "" }),
    done: () => t(`done.${way}`, { amount: yen(Math.abs(amount)), balance: yen(balance_after ?? 0) }),
    called_off: () => t("calledOff"),
    failed: () => t("failed"),
  }[event]();
  const content = `${words} ${t("reason", { reason })}`;
  await inform(db, { uid, store_id, order_no: null, event: "store_message", content, now });
  if (email === null) return;
  const name = store.name[language];
  const subject = t("subject", { store: name });
  const lines = [t("greeting", { store: name }), words, t("reason", { reason }), t("ask")];
  await queueMail(
    db,
    {
      recipient: email,
      subject,
      text: lines.join("\n\n"),
      html: String(
        html`<!doctype html><html lang="${tagOfWire(language)}"><head><meta charset="utf-8"><title>${subject}</title></head><body>${lines.map((line) => html`<p>${line}</p>`)}</body></html>`,
      ),
    },
    now,
  );
}
