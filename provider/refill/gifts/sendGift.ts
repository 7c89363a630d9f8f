import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { html } from "hono/html";
import { Email, Phone, type WireLanguage } from "#contract/scalars.ts";
import { tagOfWire } from "#domain/values/localeCodes.ts";
import type { Database } from "#provider/db/database.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { phoneNumber } from "#provider/members/member.ts";
import { type MailDraft, queueSealedMail } from "#provider/notices/mail/mail.ts";
import { queueSms } from "#provider/notices/sms/sms.ts";
import { isOver } from "#provider/refill/holdings.ts";
import type { Parts } from "#provider/server/context.ts";
import { countTry, type Limit } from "#provider/server/limits.ts";
import { sentOrigin } from "#provider/server/origins.ts";
import { keyedHash } from "#provider/server/signing.ts";
import { textsIn, yen } from "#provider/server/texts.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { activationHash, type Gift, newActivationCode } from "./giveVoucher.ts";

interface Sending {
  readonly recipient: GiftRecipient;
  /** What the recipient reads. */
  readonly language: WireLanguage;
  readonly store: Pick<StoreRow, "name" | "time_zone">;
  /** Scheme and host of the app. */
  readonly origin: string;
  readonly now: Date;
}

/** Sends a gift's code to a mailbox or a phone, once the caller's transaction has committed; kept sealed until then. */
export async function sendGift(
  db: Database,
  { voucher, code }: Gift,
  { recipient, language, store, origin, now }: Sending,
  parts: Pick<Parts, "settings" | "signingKey">,
): Promise<void> {
  const { activation_hash, gift_amount, name, valid_until } = voucher;
  if (activation_hash === null) throw new Error(`Voucher ${voucher.id} is no gift`);
  const id = giftMessageId(activation_hash);
  const told = {
    store: store.name[language],
    name: name[language],
    amount: gift_amount,
    until: valid_until?.toLocaleDateString("sv-SE", { timeZone: store.time_zone }) ?? null,
    link: giftLink(sentOrigin(origin, parts.settings), code),
    code,
    language,
  };
  const { by, to } = recipient;
  if (by === "mail") await queueSealedMail(db, { id, recipient: to, ...giftMail(told) }, now, parts);
  else await queueSms(db, { phone: to, text: giftText(told), now, lastingId: id }, parts);
}

/** Whom a gift is sent to: a mailbox, or a phone (E.164). */
export type GiftRecipient = { readonly by: "mail" | "text"; readonly to: string };

/** What staff typed as an address or a phone number, in full width or with gaps; null when it can be neither. */
export function giftRecipient(typed: string): GiftRecipient | null {
  const plain = typed.normalize("NFKC").trim();
  if (plain.includes("@")) {
    const email = Email.safeParse(plain);
    return email.success ? { by: "mail", to: email.data } : null;
  }
  const phone = Phone.safeParse(plain.replaceAll(/[\s().-]/g, ""));
  const to = phone.success ? phoneNumber(phone.data) : null;
  return to === null ? null : { by: "text", to };
}

/** As the desk shows it to whoever comes by: enough to tell one from another. */
export function maskedRecipient(to: string): string {
  return to.includes("@") ? to.replace(/^(.).*@/, "$1…@") : `…${to.slice(-4)}`;
}

const DAY = 86_400;
const OF_STORE: Limit = { name: "gifts sent by a store", most: 300, seconds: DAY };
/** Ours is nobody's way to fill another's mailbox. */
const OF_RECIPIENT: Limit = { name: "gifts sent to one", most: 5, seconds: DAY };

/** Whether one more gift may be sent there today; counted. Never inside a transaction. */
export async function maySendGift(
  { db, signingKey }: Pick<Parts, "db" | "signingKey">,
  { store_id, to, now }: { readonly store_id: string; readonly to: string; readonly now: Date },
): Promise<boolean> {
  const recipient = keyedHash(signingKey, "limit", to);
  const waits = [
    await countTry(db, OF_RECIPIENT, recipient, now),
    await countTry(db, OF_STORE, store_id, now),
  ];
  return waits.every((seconds) => seconds === null);
}

/**
 * A new code for a gift of a store that nobody has activated: what is kept of the old one cannot be sent again, and the
 * old one counts no more. Null where there is no such gift, or it is over. In a transaction of the caller's.
 */
export async function renewCode(
  db: Database,
  { id, store_id, now }: { readonly id: string; readonly store_id: string; readonly now: Date },
  { random, signingKey }: Pick<Parts, "random" | "signingKey">,
): Promise<Gift | null> {
  const waiting = and(
    eq(vouchers.id, id),
    eq(vouchers.store_id, store_id),
    isNull(vouchers.uid),
    isNotNull(vouchers.activation_hash),
  );
  const [known] = await db.select().from(vouchers).where(waiting).for("update");
  if (known === undefined || known.activation_hash === null || isOver(known.valid_until, now)) return null;
  await recallGift(db, known.activation_hash, now);
  const code = newActivationCode(random);
  const activation_hash = activationHash(signingKey, code);
  await db.update(vouchers).set({ activation_hash }).where(eq(vouchers.id, id));
  return { voucher: { ...known, activation_hash }, code };
}

/** Names the code of a gift that is good now, and tells nothing of it: another code, another stamp. */
export function giftStamp(signingKey: string, activation_hash: string): string {
  return keyedHash(signingKey, "gift stamp", activation_hash);
}

/**
 * How a store's gift that nobody has activated stands, kept from others until the caller's transaction ends: the stamp of
 * its code, and whether a message brings that code to `to`. Null where there is none.
 */
export async function lockGift(
  db: Database,
  { id, store_id, to }: { readonly id: string; readonly store_id: string; readonly to: string },
  { signingKey }: Pick<Parts, "signingKey">,
): Promise<{ readonly stamp: string; readonly isOnItsWay: boolean } | null> {
  const own = and(eq(vouchers.id, id), eq(vouchers.store_id, store_id), isNull(vouchers.uid));
  const [gift] = await db.select({ hash: vouchers.activation_hash }).from(vouchers).where(own).for("update");
  if (gift === undefined || gift.hash === null) return null;
  const message = giftMessageId(gift.hash);
  const letters = await db.$count(mails, and(eq(mails.id, message), eq(mails.recipient, to)));
  const texts = await db.$count(smsMessages, and(eq(smsMessages.id, message), eq(smsMessages.phone, to)));
  return { stamp: giftStamp(signingKey, gift.hash), isOnItsWay: letters + texts > 0 };
}

/** Keeps the message with a code that is good no more from being sent, where it is still here. */
export async function recallGift(db: Database, activation_hash: string, now: Date): Promise<void> {
  const id = giftMessageId(activation_hash);
  const failure = "withdrawn";
  await db
    .update(mails)
    .set({ due_at: null, failure, text: "", html: "" })
    .where(and(eq(mails.id, id), isNull(mails.sent_at)));
  await db
    .update(smsMessages)
    .set({ done_at: now, failure, text: "" })
    .where(and(eq(smsMessages.id, id), isNull(smsMessages.done_at)));
}

/**
 * Where a gift is activated. The code stands behind the sign that browsers send no further: whoever reads logs of
 * addresses would own the voucher. So it is no permanent link of LINE's either, whose `liff.state` is a query.
 */
export function giftLink(origin: string, code: string): string {
  const link = new URL("/activate", origin);
  link.hash = new URLSearchParams({ code }).toString();
  return link.href;
}

/** The id of the message that carries a gift's code, by what is kept of the code: another code, another message. */
export function giftMessageId(activation_hash: string): string {
  return `gift-${activation_hash}`;
}

interface Reply {
  readonly store: string;
  /** The voucher's. */
  readonly name: string;
  /** Yen. */
  readonly amount: number;
  /** The last day that it is good; null: without end. */
  readonly until: string | null;
  readonly link: string;
  readonly code: string;
  readonly language: WireLanguage;
}

function came({ store, name, amount, language }: Reply): string {
  const t = textsIn(language, "provider/gift");
  return t("came", { store, gift: t("named", { name, yen: yen(amount) }) });
}

/** The mail that brings a gift, in its recipient's language. */
function giftMail(told: Reply): Omit<MailDraft, "recipient"> {
  const { store, until, link, code, language } = told;
  const t = textsIn(language, "provider/gift");
  const subject = t("subject", { store });
  const last = until === null ? [] : [`${t("until")}: ${until}`];
  const lines = [came(told), t("how"), "", link, "", `${t("code")}: ${code}`, ...last, "", t("once")];
  const body = html`<!doctype html>
<html lang="${tagOfWire(language)}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family:sans-serif;line-height:1.6;color:#231a14">
<p>${came(told)}</p>
<p><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#a8321f;color:#fff;text-decoration:none">${t("receive")}</a></p>
<p>${t("code")}: <b style="letter-spacing:.06em">${code}</b></p>
${last.map((line) => html`<p>${line}</p>`)}
<p style="color:#5f564d;font-size:13px">${t("once")}</p>
</body></html>`;
  return { subject, text: lines.join("\n"), html: String(body) };
}

/** The text to a phone that brings a gift: as short as can be, the code in its link. */
function giftText(told: Reply): string {
  return `${came(told)}\n${told.link}`;
}
