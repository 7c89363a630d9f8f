import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { DeskGift, listGifts } from "#contract/calls/desk/gifts.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { giftMessageId, giftStamp, maskedRecipient } from "#provider/refill/gifts/sendGift.ts";
import { isOver } from "#provider/refill/holdings.ts";
import { offersOf } from "#provider/refill/offers.ts";
import type { Parts } from "#provider/server/context.ts";
import { outboxState } from "#provider/server/couriers/courier.ts";

const NEWEST = 100;

interface Looking extends Pick<Parts, "signingKey"> {
  readonly language: WireLanguage;
  readonly now: Date;
}

/** The vouchers that a store can give, and those that it gave, newest first. */
export async function readGifts(
  db: Database,
  store_id: string,
  { language, now, signingKey }: Looking,
): Promise<Pick<DeskResponse<typeof listGifts>, "gifts" | "offers">> {
  const { offers } = await offersOf(db, store_id, now);
  const rows = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.store_id, store_id), isNotNull(vouchers.activation_hash)))
    .orderBy(desc(vouchers.created_at), desc(vouchers.id))
    .limit(NEWEST);
  const given = rows.flatMap(({ activation_hash, ...row }) =>
    activation_hash === null ? [] : [{ ...row, activation_hash }],
  );
  const sent = await sentWith(
    db,
    given.map(({ activation_hash }) => giftMessageId(activation_hash)),
  );
  return {
    offers: offers
      .filter(({ kind }) => kind === 2)
      .map(({ id, name, amount }) => ({ offer_id: id, name: name[language], amount })),
    gifts: given.map(({ activation_hash, ...voucher }) => ({
      voucher_id: voucher.id,
      name: voucher.name[language],
      amount: voucher.gift_amount,
      time: voucher.created_at.toISOString(),
      state: voucher.uid !== null ? "activated" : isOver(voucher.valid_until, now) ? "expired" : "waits",
      sent: voucher.uid === null ? (sent.get(giftMessageId(activation_hash)) ?? null) : null,
      stamp: giftStamp(signingKey, activation_hash),
    })),
  };
}

/** What became of messages, by their ids. */
async function sentWith(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<DeskGift["sent"]>>> {
  if (ids.length === 0) return new Map();
  const [byMail, byText] = await Promise.all([
    db
      .select()
      .from(mails)
      .where(inArray(mails.id, [...ids])),
    db
      .select()
      .from(smsMessages)
      .where(inArray(smsMessages.id, [...ids])),
  ]);
  return new Map([
    ...byMail.map(({ id, recipient, sent_at, due_at }) => {
      const state = outboxState({ sent_at, due_at });
      return [id, { to: maskedRecipient(recipient), state }] as const;
    }),
    ...byText.map(({ id, phone, done_at, failure }) => {
      const state = done_at === null ? "waiting" : failure === null ? "sent" : "given_up";
      return [id, { to: maskedRecipient(phone), state }] as const;
    }),
  ]);
}
