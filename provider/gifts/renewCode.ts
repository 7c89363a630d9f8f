import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import type { Parts } from "#provider/server/context.ts";
import { isOver } from "#provider/refill/isOver.ts";
import { activationHash, newActivationCode } from "./activationCode.ts";
import type { Gift } from "./giveVoucher.ts";
import { recallGift } from "./recallGift.ts";

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
