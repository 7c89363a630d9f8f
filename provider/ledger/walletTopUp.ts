import type { Database } from "#provider/db/database.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { post } from "./post.ts";

/**
 * Puts money that was taken elsewhere (at the counter, by a payment) into a member's wallet at a store, or, without one,
 * at the operator's, and beside it the bonus that is given on top; once for a reference. In a transaction of the
 * caller's. Answers whether it moved anything.
 * @throws RangeError for a visitor, who loses a wallet with the browser's data, and for no positive whole yen
 */
export async function walletTopUp(
  db: Database,
  topUp: {
    readonly uid: string;
    readonly store_id: string | null;
    /** What was paid. */
    readonly amount: number;
    readonly bonus?: number;
    readonly reference: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { uid, store_id, amount, bonus = 0, reference, now } = topUp;
  if (!(amount > 0) || bonus < 0) throw new RangeError("A wallet grows by what is put in");
  const member = await lockMember(db, uid);
  if (member.kind !== "member") throw new RangeError("A visitor has no wallet");
  const move = (
    kind: "top_up" | "bonus",
    from: "gateway" | "bonus",
    to: "wallet" | "wallet_bonus",
    of: number,
  ) =>
    post(db, {
      kind,
      reference: `${kind === "bonus" ? "bonus" : "top-up"} ${reference}`,
      store_id,
      entries: [
        { account: { kind: from, uid: null, store_id }, amount: -of },
        { account: { kind: to, uid, store_id }, amount: of },
      ],
      now,
    });
  const posted = await move("top_up", "gateway", "wallet", amount);
  if (bonus > 0) await move("bonus", "bonus", "wallet_bonus", bonus);
  return posted === "moved";
}
