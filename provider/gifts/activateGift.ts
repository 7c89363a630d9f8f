import { and, eq } from "drizzle-orm";
import type { getCoupon } from "#contract/calls/coupons.ts";
import type { ParsedRequestOf } from "#contract/call.ts";
import { takeCode } from "#provider/codes/checkCode.ts";
import type { Caller, Context } from "#provider/server/context.ts";
import { members } from "#provider/db/tables/members.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { informEvent } from "#provider/informs/informEvent.ts";
import { post } from "#provider/ledger/post.ts";
import { countGuess } from "#provider/members/guesses.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";
import { isOver } from "#provider/refill/isOver.ts";
import { activationHash } from "./activationCode.ts";

type Activation = NonNullable<ParsedRequestOf<typeof getCoupon>["activation"]>;

/**
 * Takes a gifted voucher into the caller's hands by its code, once, and answers its id. The phone is proved by the code
 * that it was sent; the email is kept where the member had none. 501 there is no such gift, which counts as a guess;
 * 505 it was activated before, or has expired; 107 the phone's code is wrong; 506 for visitors, who would lose it with
 * the browser's data (`hindrance` "sign_in").
 */
export async function activateGift(
  { activation_code, phone, email, code }: Activation,
  context: Context<Caller, 107 | 114 | 501 | 505 | 506 | 90006>,
): Promise<string> {
  const { caller, db, fail, failKeeping, now, parts } = context;
  const number = phoneNumber(phone);
  if (number === null) return fail(114, { fields: ["activation.phone"] });
  if (caller.kind !== "member") return fail(506, { hindrance: "sign_in" });
  const guess = await countGuess("activation", { account: caller.uid, uid: caller.uid }, context);
  const hash = activationHash(parts.signingKey, activation_code);
  const [known] = await db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(eq(vouchers.activation_hash, hash));
  if (known === undefined) return failKeeping(501);
  await guess.wasRight();
  await takeCode({ phone: number, purpose: "activate_voucher", code }, context);
  const member = await lockMember(db, caller.uid);
  // By its code again: the store may have given it another one meanwhile.
  const isStill = and(eq(vouchers.id, known.id), eq(vouchers.activation_hash, hash));
  const [voucher] = await db.select().from(vouchers).where(isStill).for("update");
  if (voucher === undefined) return fail(501);
  if (voucher.uid !== null || isOver(voucher.valid_until, now)) return fail(505);

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
  const note = `¥${amount.toLocaleString("en-US")}`;
  await informEvent(db, { uid, store_id, order_no: null, event: "value_credited", note, now });
  return id;
}
