import { and, eq } from "drizzle-orm";
import type { ParsedRequestOf } from "#contract/call.ts";
import type { getCoupon } from "#contract/calls/coupons.ts";
import * as Code from "#contract/codes.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { refillOffers, vouchers } from "#provider/db/tables/storedValue.ts";
import { lockMember, phoneNumber } from "#provider/members/member.ts";
import { countGuess } from "#provider/members/signIn/guesses.ts";
import { takeCode } from "#provider/members/signIn/verificationCodes.ts";
import { informEvent } from "#provider/notices/inform.ts";
import { isOver, validUntil } from "#provider/refill/holdings.ts";
import { post } from "#provider/refill/ledger/post.ts";
import { soldAt } from "#provider/refill/offers.ts";
import type { Caller, Context, Parts } from "#provider/server/context.ts";
import { keyedHash } from "#provider/server/signing.ts";
import { yen } from "#provider/server/texts.ts";

export interface Gift {
  readonly voucher: typeof vouchers.$inferSelect;
  /** Told now and never again: only its hash is kept. */
  readonly code: string;
}

/**
 * Makes a voucher of what a store sells as one, for whoever activates it: nothing is credited before. Null where the
 * store sells no such voucher, or has made one of that id already. In a transaction of the caller's.
 */
export async function giveVoucher(
  db: Database,
  given: {
    readonly id: string;
    readonly store_id: string;
    readonly offer_id: string;
    readonly now: Date;
  },
  { random, signingKey }: Pick<Parts, "random" | "signingKey">,
): Promise<Gift | null> {
  const { id, store_id, offer_id, now } = given;
  const isSold = and(
    eq(refillOffers.id, offer_id),
    eq(refillOffers.store_id, store_id),
    eq(refillOffers.kind, 2),
    soldAt(now),
  );
  const [offer] = await db.select().from(refillOffers).where(isSold);
  if (offer === undefined) return null;
  const { name, description, picture, goods_ids, amount, validity_days } = offer;
  const code = newActivationCode(random);
  const [voucher] = await db
    .insert(vouchers)
    .values({
      id,
      store_id,
      offer_id,
      name,
      description,
      picture,
      goods_ids,
      gift_amount: amount,
      activation_hash: activationHash(signingKey, code),
      valid_until: validUntil(now, validity_days, undefined),
      created_at: now,
    })
    .onConflictDoNothing({ target: [vouchers.id, vouchers.store_id] })
    .returning();
  return voucher === undefined ? null : { voucher, code };
}

type Activation = NonNullable<ParsedRequestOf<typeof getCoupon>["activation"]>;

/**
 * Takes a gifted voucher into the caller's hands by its code, once, and answers its id. The phone is proved by the code
 * that it was sent; the email is kept where the member had none. 501 there is no such gift, which counts as a guess;
 * 505 it was activated before, or has expired; 107 the phone's code is wrong; 506 for visitors, who would lose it with
 * the browser's data (`hindrance` "sign_in").
 */
export async function activateGift(
  { activation_code, phone, email, code }: Activation,
  context: Context<
    Caller,
    | typeof Code.wrongCode
    | typeof Code.missingParameter
    | typeof Code.couponMissing
    | typeof Code.couponUsedOrExpired
    | typeof Code.couponConditionsNotMet
    | typeof Code.tooManyRequests
  >,
): Promise<string> {
  const { caller, db, fail, failKeeping, now, parts } = context;
  const number = phoneNumber(phone);
  if (number === null) return fail(Code.missingParameter, { fields: ["activation.phone"] });
  if (caller.kind !== "member") return fail(Code.couponConditionsNotMet, { hindrance: "sign_in" });
  const guess = await countGuess("activation", { account: caller.uid, uid: caller.uid }, context);
  const hash = activationHash(parts.signingKey, activation_code);
  const [known] = await db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(eq(vouchers.activation_hash, hash));
  if (known === undefined) return failKeeping(Code.couponMissing);
  await guess.wasRight();
  await takeCode({ phone: number, purpose: "activate_voucher", code }, context);
  const member = await lockMember(db, caller.uid);
  // By its code again: the store may have given it another one meanwhile.
  const isStill = and(eq(vouchers.id, known.id), eq(vouchers.activation_hash, hash));
  const [voucher] = await db.select().from(vouchers).where(isStill).for("update");
  if (voucher === undefined) return fail(Code.couponMissing);
  if (voucher.uid !== null || isOver(voucher.valid_until, now)) return fail(Code.couponUsedOrExpired);

  const { id, store_id, gift_amount: amount } = voucher;
  const { uid } = member;
  await db.update(vouchers).set({ uid, activated_at: now }).where(eq(vouchers.id, id));
  await post(db, {
    kind: "gift",
    reference: `gift ${id}`,
    store_id,
    entries: [
      { account: { kind: "bonus", uid: null, store_id }, amount: -amount },
      { account: { kind: "voucher", uid, store_id, holding_id: id }, amount },
    ],
    now,
  });
  if (member.email === null) await db.update(members).set({ email }).where(eq(members.uid, uid));
  const note = yen(amount);
  await informEvent(db, { uid, store_id, order_no: null, event: "value_credited", note, now });
  return id;
}

/** Digits and letters that nobody mistakes for others when reading them out (Crockford's base 32). */
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 12;

/** A code that nobody can guess: 60 random bits, to read out in groups of four, as in 4F7K-2MQ0-ZP9C. */
export function newActivationCode(random: Parts["random"]): string {
  const bytes = Buffer.from(random(LENGTH), "base64url");
  const text = [...bytes].map((byte) => SYMBOLS[byte % 32]).join("");
  return (text.match(/.{4}/g) ?? []).join("-");
}

/** What is kept of a code, however it was typed: letters that look alike are one (Crockford), gaps do not count. */
export function activationHash(key: string, code: string): string {
  const plain = code
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "");
  const read = plain.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return keyedHash(key, "activation code", read);
}
