import type { Database } from "#provider/db/database.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { post } from "./post.ts";

/**
 * Puts money that was taken elsewhere (at the counter, by a payment) into a member's wallet at a store, or, without one,
 * at the operator's; once for a reference. In a transaction of the caller's. Answers whether it moved anything.
 * @throws RangeError for a visitor, who loses a wallet with the browser's data, and for no positive whole yen
 */
export async function walletTopUp(
  db: Database,
  topUp: {
    readonly uid: string;
    readonly store_id: string | null;
    readonly amount: number;
    readonly reference: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { uid, store_id, amount, reference, now } = topUp;
  if (!(amount > 0)) throw new RangeError("A wallet grows by what is put in");
  const member = await lockMember(db, uid);
  if (member.kind !== "member") throw new RangeError("A visitor has no wallet");
  const posted = await post(db, {
    kind: "top_up",
    reference: `top-up ${reference}`,
    store_id,
    entries: [
      { account: { kind: "gateway", uid: null, store_id }, amount: -amount },
      { account: { kind: "wallet", uid, store_id }, amount },
    ],
    now,
  });
  return posted === "moved";
}
