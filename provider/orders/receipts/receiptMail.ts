import { and, eq, exists, inArray, isNotNull, isNull, ne, not, or, sql } from "drizzle-orm";
import { html } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { tagOfWire } from "#domain/values/localeCodes.ts";
import type { Database } from "#provider/db/database.ts";
import { mails, receipts } from "#provider/db/tables/receipts.ts";
import { feedbacks } from "#provider/db/tables/reviews.ts";
import type { MailDraft } from "#provider/notices/mail/mail.ts";
import { textsIn } from "#provider/server/texts.ts";
import type { FrozenReceipt } from "./frozenReceipt.ts";
import { type Fact, type ReceiptFacts, receiptFacts, type Term } from "./receiptFacts.ts";

/** The mail that brings a receipt, in the language of who asked for it; `address`: its page to print. */
export function receiptMail(receipt: FrozenReceipt, address: string): Omit<MailDraft, "recipient"> {
  const { language, receipt_no } = receipt;
  const t = textsIn(language, "provider/receipt");
  const facts = receiptFacts(receipt, language);
  const store = receipt.store_name[language];
  const greeting = t("greeting", { store });
  return {
    subject: t("subject", { store, number: receipt_no }),
    text: [
      greeting,
      "",
      receiptText(facts),
      "",
      `${t("open")}:\n${address}`,
      t("openNote"),
      "",
      t("automatic"),
    ].join("\n"),
    html: receiptMailHtml(facts, { greeting, address, language }),
  };
}

interface Around {
  readonly greeting: string;
  readonly address: string;
  readonly language: WireLanguage;
}

// Readers of mail know tables and inline styles, and little else.
const QUIET = "color:#5f564d;font-size:13px";
const CELL = "padding:6px 0;border-bottom:1px solid #e5dfd6;vertical-align:top";
const RIGHT = `${CELL};text-align:right;white-space:nowrap;padding-left:12px`;

const both = ({ own, ja }: Term) =>
  ja === null ? html`${own}` : html`${own} <span lang="ja" style="${QUIET}">${ja}</span>`;
const row = ({ term, value }: Fact) =>
  html`<tr><td style="${CELL}">${both(term)}</td><td style="${RIGHT}">${value}</td></tr>`;
const sum = (fact: Fact, index: number, all: readonly Fact[]) =>
  index < all.length - 1
    ? row(fact)
    : html`<tr><td style="${CELL};font-weight:bold">${both(fact.term)}</td><td style="${RIGHT};font-weight:bold">${fact.value}</td></tr>`;

/** A receipt as a mail that shows tables; what customers and stores wrote is escaped. */
function receiptMailHtml(facts: ReceiptFacts, { greeting, address, language }: Around): string {
  const t = textsIn(language, "provider/receipt");
  const { about, amount, copy, form, issuer, lines, reduced, sums, taxes } = facts;
  return String(html`<!doctype html>
<html lang="${tagOfWire(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${facts.heading.own}</title></head>
<body style="margin:0;padding:0;background:#f4f2ee;color:#231d17;font-family:sans-serif;font-size:15px;line-height:1.6">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="background:#f4f2ee"><tr><td align="center" style="padding:16px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:600px;background:#ffffff;border-radius:12px"><tr><td style="padding:24px">
<p style="margin:0 0 16px">${greeting}</p>
<h1 style="margin:0;font-size:22px">${both(facts.heading)}</h1>
${form && html`<p style="margin:0;${QUIET}">${both(form)}</p>`}
${copy && html`<p style="margin:8px 0 0;font-weight:bold;color:#a63210">${both(copy)}</p>`}
<p style="margin:16px 0;font-size:18px;font-weight:bold">${facts.addressee}</p>
<p style="margin:0;${QUIET}">${both(amount.term)}</p>
<p style="margin:0;font-size:30px;font-weight:bold">${amount.value}</p>
<p style="margin:4px 0 16px">${both(facts.proviso)}<br>${both(facts.received)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">${about.map(row)}</table>
<h2 style="margin:24px 0 4px;font-size:16px">${both(facts.details)}</h2>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">${lines.map(
    ({ mark, name, options, number, unit, total }) =>
      html`<tr><td style="${CELL}">${mark}${both(name)}<br><span style="${QUIET}">${options === "" ? "" : `${options} · `}${unit} × ${number}</span></td><td style="${RIGHT}">${total}</td></tr>`,
  )}${sums.map(sum)}</table>
<h2 style="margin:24px 0 4px;font-size:16px">${both(taxes.heading)}</h2>
<table cellpadding="0" cellspacing="0" border="0" width="100%">
<tr><th align="left" style="${CELL};${QUIET}">${both(taxes.columns.rate)}</th><th align="right" style="${RIGHT};${QUIET};white-space:normal">${both(taxes.columns.taxable)}</th><th align="right" style="${RIGHT};${QUIET};white-space:normal">${both(taxes.columns.tax)}</th></tr>
${taxes.rows.map(
  ({ rate, taxable, tax }) =>
    html`<tr><td style="${CELL}">${rate}</td><td style="${RIGHT}">${taxable}</td><td style="${RIGHT}">${tax}</td></tr>`,
)}</table>
${reduced && html`<p style="margin:4px 0 0;${QUIET}">${both(reduced)}</p>`}
<h2 style="margin:24px 0 4px;font-size:16px">${both(issuer.heading)}</h2>
<p style="margin:0">${both(issuer.name)}${issuer.store && html`<br>${both(issuer.store)}`}<br>${both(issuer.address)}<br>${both(issuer.phone.term)} ${issuer.phone.value}${
    issuer.registration && html`<br>${both(issuer.registration.term)} ${issuer.registration.value}`
  }</p>
<p style="margin:24px 0 8px"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#a63210;color:#ffffff;text-decoration:none;font-weight:bold">${t("open")}</a></p>
<p style="margin:0 0 8px;${QUIET}">${t("openNote")}</p>
<p style="margin:0;${QUIET}">${t("automatic")}</p>
</td></tr></table>
</td></tr></table>
</body></html>`);
}

const bothInText = ({ own, ja }: Term) => (ja === null ? own : `${own} / ${ja}`);
const RULE = "------------------------------------------------------------";

/** A receipt as plain text, for readers of mail that show no more. */
function receiptText(facts: ReceiptFacts): string {
  const { about, amount, copy, form, issuer, lines, reduced, sums, taxes } = facts;
  const rows = lines.map(({ mark, name, options, number, unit, total }) =>
    [`${mark}${bothInText(name)}`, options && `  (${options})`, `  ${unit} × ${number} = ${total}`]
      .filter(Boolean)
      .join("\n"),
  );
  const named = ({ term, value }: (typeof sums)[number]) => `${bothInText(term)}: ${value}`;
  return [
    bothInText(facts.heading),
    form && bothInText(form),
    copy && `[${bothInText(copy)}]`,
    "",
    facts.addressee,
    "",
    named(amount),
    bothInText(facts.proviso),
    bothInText(facts.received),
    "",
    ...about.map(named),
    RULE,
    bothInText(facts.details),
    ...rows,
    RULE,
    ...sums.map(named),
    "",
    bothInText(taxes.heading),
    ...taxes.rows.map(
      ({ rate, taxable, tax }) => `${rate}: ${taxable} (${bothInText(taxes.columns.tax)} ${tax})`,
    ),
    reduced && bothInText(reduced),
    RULE,
    bothInText(issuer.name),
    issuer.store && bothInText(issuer.store),
    bothInText(issuer.address),
    named(issuer.phone),
    issuer.registration && named(issuer.registration),
  ]
    .filter((line) => line !== null)
    .join("\n");
}

/**
 * Forgets what was mailed to a member, and where to: receipts, which themselves are kept as tax law asks, and answers to
 * their feedback, but for one that is still on its way. Addresses are not proved: another's receipt that went to one stays.
 */
export async function forgetMails(
  db: Database,
  { uid, email }: { readonly uid: string; readonly email: string | null },
): Promise<void> {
  const asked = await db.select({ email: feedbacks.email }).from(feedbacks).where(eq(feedbacks.uid, uid));
  const theirs = [email, ...asked.map((feedback) => feedback.email)].filter((each) => each !== null);
  const isDone = or(isNotNull(mails.sent_at), isNull(mails.due_at));
  const isOfOther = exists(
    db
      .select({ uid: receipts.uid })
      .from(receipts)
      .where(and(eq(receipts.mail_id, mails.id), ne(receipts.uid, uid))),
  );
  await db.delete(mails).where(and(inArray(mails.recipient, theirs), isDone, not(isOfOther)));
  const own = and(eq(receipts.uid, uid), isNotNull(receipts.mail_id));
  const mailed = db.select({ id: receipts.mail_id }).from(receipts).where(own);
  await db.delete(mails).where(inArray(mails.id, mailed));
  const content = sql`jsonb_set(${receipts.content}, '{sent_to}', 'null')`;
  await db.update(receipts).set({ content }).where(own);
}
