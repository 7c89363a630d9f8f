import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { balanceOf } from "#provider/ledger/balanceOf.ts";
import { post } from "#provider/ledger/post.ts";
import type { Credit, Credited } from "./creditCard.ts";
import { isOver } from "./isOver.ts";
import { validUntil } from "./validUntil.ts";
import { writeOff } from "./writeOff.ts";

type VoucherRow = typeof vouchers.$inferSelect;
export type VoucherCredit = Credit &
  Pick<VoucherRow, "offer_id" | "name" | "description" | "picture" | "goods_ids"> & {
    /** The voucher that grows; null: a new one is made. */
    readonly target_id: string | null;
  };

/** Credits a voucher that was bought, or tops one up. In a transaction of the caller's, once for a reference. */
export async function creditVoucher(db: Database, credit: VoucherCredit): Promise<Credited> {
  const { uid, store_id, price, amount, validity_days, reference, now } = credit;
  const target_id = credit.target_id ?? randomUUID();
  const holding = { kind: 2, id: target_id, uid, store_id } as const;
  if (credit.target_id === null) {
    const { offer_id, name, description, picture, goods_ids } = credit;
    const sold = { offer_id, name, description, picture, goods_ids, uid, store_id };
    const valid_until = validUntil(now, validity_days, undefined);
    await db
      .insert(vouchers)
      .values({ id: target_id, ...sold, valid_until, activated_at: now, created_at: now });
  } else {
    const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, target_id)).for("update");
    const isGone = isOver(voucher?.valid_until ?? null, now);
    if (isGone) await writeOff(db, holding, { reference: `expiry before ${reference}`, now });
    const valid_until = validUntil(now, validity_days, isGone ? undefined : voucher?.valid_until);
    await db.update(vouchers).set({ valid_until }).where(eq(vouchers.id, target_id));
  }
  const bonus = { account: { kind: "bonus", uid: null, store_id } as const, amount: price - amount };
  await post(db, {
    kind: "top_up",
    reference: `top-up ${reference}`,
    store_id,
    entries: [
      { account: { kind: "gateway", uid: null, store_id }, amount: -price },
      ...(bonus.amount === 0 ? [] : [bonus]),
      { account: { kind: "voucher", uid, store_id, holding_id: target_id }, amount },
    ],
    now,
  });
  return { target_id, balance: (await balanceOf(db, holding)).balance };
}
