import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import type { Parts } from "#provider/server/context.ts";
import { queueSealedMail } from "#provider/mail/queueSealedMail.ts";
import { sentOrigin } from "#provider/server/origins.ts";
import { queueSms } from "#provider/sms/queueSms.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { giftLink } from "./giftLink.ts";
import { giftMail, giftText } from "./giftMail.ts";
import { giftMessageId } from "./giftMessageId.ts";
import type { GiftRecipient } from "./giftRecipient.ts";
import type { Gift } from "./giveVoucher.ts";

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
