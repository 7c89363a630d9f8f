import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { giftMessageId } from "#provider/gifts/giftMessageId.ts";
import { maskedRecipient } from "#provider/gifts/giftRecipient.ts";
import { outboxState } from "#provider/outboxState.ts";
import { offersOf } from "#provider/refill/offersOf.ts";
import type { OfferRow } from "#provider/refill/presentOffer.ts";

const NEWEST = 100;

export interface GivenVoucher {
  readonly voucher: typeof vouchers.$inferSelect;
  /** The message with its present code; null where it was printed, or what was sent is kept no more. */
  readonly sent: { readonly to: string; readonly state: ReturnType<typeof outboxState> } | null;
}

/** The vouchers that a store can give, and those that it gave, newest first. */
export async function readGifts(
  db: Database,
  store_id: string,
): Promise<{ readonly offers: readonly OfferRow[]; readonly given: readonly GivenVoucher[] }> {
  const { offers } = await offersOf(db, store_id);
  const given = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.store_id, store_id), isNotNull(vouchers.activation_hash)))
    .orderBy(desc(vouchers.created_at), desc(vouchers.id))
    .limit(NEWEST);
  const sent = await sentWith(
    db,
    given.flatMap(({ activation_hash }) =>
      activation_hash === null ? [] : [giftMessageId(activation_hash)],
    ),
  );
  return {
    offers: offers.filter(({ kind }) => kind === 2),
    given: given.map((voucher) => ({
      voucher,
      sent: sent.get(giftMessageId(voucher.activation_hash ?? "")) ?? null,
    })),
  };
}

/** What became of messages, by their ids. */
async function sentWith(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<GivenVoucher["sent"]>>> {
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
