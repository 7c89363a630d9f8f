import { and, eq, isNull } from "drizzle-orm";
import * as call from "#contract/calls/desk/gifts.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { mailReach, textsReach } from "#provider/operations/reach.ts";
import { type Gift, giveVoucher } from "#provider/refill/gifts/giveVoucher.ts";
import {
  giftLink,
  type GiftRecipient,
  giftRecipient,
  lockGift,
  maySendGift,
  recallGift,
  renewCode,
  sendGift,
} from "#provider/refill/gifts/sendGift.ts";
import type { Parts } from "#provider/server/context.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { readGifts } from "./readGifts.ts";

const refused = (refusal: call.GiftRefusal) => ({ refusal });
const SENT = { is_sent: true } as const;

const hasTexts = ({ settings }: Pick<Parts, "settings">) => textsReach(settings) !== "nobody";

const list = answerDesk(call.listGifts, async ({ store_id }, context) => {
  const { db, language, now, parts } = context;
  const { time_zone } = await ownStore(context, store_id);
  const read = await readGifts(db, store_id, { language, now, signingKey: parts.signingKey });
  return { time_zone, has_texts: hasTexts(parts), ...read };
});

/** Whom a gift goes to by what was typed, or why it cannot be sent there. */
function recipientOf(
  typed: string,
  { settings }: Pick<Parts, "settings">,
): GiftRecipient | { readonly refusal: call.GiftRefusal } {
  const recipient = giftRecipient(typed);
  if (recipient === null) return refused("bad_to");
  if (recipient.by === "mail" && mailReach(settings) === "nobody") return refused("no_mail");
  return recipient;
}

const make = answerDesk(call.makeGift, async ({ store_id, offer_id, voucher_id: id, ...asked }, context) => {
  const { db, language, now, origin, parts, write } = context;
  const store = await ownStore(context, store_id);
  if (!hasTexts(parts)) return refused("no_texts");
  const recipient = asked.to === "" ? null : recipientOf(asked.to, parts);
  if (recipient !== null && "refusal" in recipient) return recipient;
  if (recipient !== null) {
    // What an earlier try has sent is neither counted nor sent again.
    const earlier = await db.transaction((own) => lockGift(own, { id, store_id, to: recipient.to }, parts));
    if (earlier?.isOnItsWay === true) return { card: null };
    if (!(await maySendGift(parts, { store_id, to: recipient.to, now }))) return refused("too_many");
  }
  const outcome = await write(async ({ audit, db: own }): Promise<Gift | "refused" | "sent"> => {
    const made = await giveVoucher(own, { id, store_id, offer_id, now }, parts);
    if (made === null && recipient !== null) {
      const earlier = await lockGift(own, { id, store_id, to: recipient.to }, parts);
      if (earlier?.isOnItsWay === true) return "sent";
    }
    const gift = made ?? (await renewCode(own, { id, store_id, now }, parts));
    if (gift === null) return "refused";
    if (recipient !== null)
      await sendGift(own, gift, { recipient, language: asked.language, store, origin, now }, parts);
    const { gift_amount: amount, offer_id: offer } = gift.voucher;
    const after = { offer_id: offer, amount, by: recipient?.by ?? "print" };
    const again = made === null ? { is_repeated: true } : {};
    await audit({ did: "gift.make", subject: id, store_id, after: { ...after, ...again } });
    return gift;
  });
  if (outcome === "refused") return refused("refused");
  if (outcome === "sent" || recipient !== null) return { card: null };
  const { code, voucher } = outcome;
  const { gift_amount: amount, name, valid_until } = voucher;
  const until = valid_until === null ? null : localDay(valid_until, store.time_zone);
  return { card: { name: name[language], amount, code, link: giftLink(origin, code), until } };
});

const send = answerDesk(call.sendGift, async ({ store_id, voucher_id: id, stamp, to, language }, context) => {
  const { db, fail, now, origin, parts, write } = context;
  const store = await ownStore(context, store_id);
  if (!hasTexts(parts)) return refused("no_texts");
  const recipient = recipientOf(to, parts);
  if ("refusal" in recipient) return recipient;
  const known = { id, store_id, to: recipient.to };
  const before = await db.transaction((own) => lockGift(own, known, parts));
  if (before !== null && before.stamp !== stamp) return before.isOnItsWay ? SENT : fail("changed");
  if (!(await maySendGift(parts, { store_id, to: recipient.to, now }))) return refused("too_many");
  return write(async ({ audit, db: own }) => {
    const seen = await lockGift(own, known, parts);
    if (seen !== null && seen.stamp !== stamp) return seen.isOnItsWay ? SENT : fail("changed");
    const gift = seen === null ? null : await renewCode(own, { id, store_id, now }, parts);
    if (gift === null) return refused("refused");
    await sendGift(own, gift, { recipient, language, store, origin, now }, parts);
    await audit({ did: "gift.send", subject: id, store_id, after: { by: recipient.by } });
    return SENT;
  });
});

const withdraw = answerDesk(call.withdrawGift, async ({ store_id, voucher_id: id }, context) => {
  const { fail, now, write } = context;
  await ownStore(context, store_id);
  await write(async ({ audit, db }) => {
    const own = and(eq(vouchers.id, id), eq(vouchers.store_id, store_id), isNull(vouchers.uid));
    const [gone] = await db.delete(vouchers).where(own).returning();
    if (gone === undefined) return fail("gone");
    const { activation_hash, gift_amount: amount, offer_id } = gone;
    if (activation_hash !== null) await recallGift(db, activation_hash, now);
    const before = { offer_id, amount };
    return audit({ did: "gift.withdraw", subject: id, store_id, before, after: null });
  });
  return {};
});

/** Vouchers that a store gives: made here, sent, or their code told once and to print; withdrawn while nobody has activated them. */
export const giftCalls = [list, make, send, withdraw];
