import { eq } from "drizzle-orm";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";
import { lockPurchase, type PurchaseRow } from "./lockPurchase.ts";

interface Own {
  readonly refill_order_no: string;
  readonly uid: string;
}

/** The caller's purchase; 412 there is none, 424 it is somebody else's. */
export async function ownPurchase(db: Database, own: Own, fail: Fail<412 | 424>): Promise<PurchaseRow> {
  const { refill_order_no, uid } = own;
  const [purchase] = await db
    .select()
    .from(refillOrders)
    .where(eq(refillOrders.refill_order_no, refill_order_no));
  if (purchase === undefined) return fail(412);
  return purchase.uid === uid ? purchase : fail(424);
}

/** As `ownPurchase`, kept from other transactions until this one ends. */
export async function takeOwnPurchase(db: Database, own: Own, fail: Fail<412 | 424>): Promise<PurchaseRow> {
  // Whose it is comes first: nobody keeps another's purchase from its owner.
  await ownPurchase(db, own, fail);
  return (await lockPurchase(db, own.refill_order_no))?.purchase ?? fail(412);
}
