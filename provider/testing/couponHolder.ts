import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { DiscountType } from "#contract/enumerations.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { NOON, words } from "./fixture.ts";
import type { Planted } from "./guest.ts";

type CouponInsert = typeof coupons.$inferInsert;
type ClaimInsert = typeof memberCoupons.$inferInsert;

const HOUR = 3_600_000;
/** So many hours from noon. */
export const fromNoon = (hours: number) => new Date(NOON.getTime() + hours * HOUR);

/** A coupon of the diner: 100 yen off anything, in any way, unless it says otherwise. */
export function couponRow(id: string, changes: Partial<CouponInsert> = {}): CouponInsert {
  return {
    id,
    store_id: "diner",
    name: words(id),
    description: words(`About ${id}`),
    discount_type: DiscountType.amount,
    discount_price: 100,
    start_time: fromNoon(-1),
    end_time: fromNoon(5),
    created_at: NOON,
    ...changes,
  };
}

/** Puts a coupon of its own into someone's hands, and answers what checkout names it by. */
export async function held(
  { db }: Pick<Planted, "db">,
  uid: string,
  changes: Partial<CouponInsert> = {},
  claim: Partial<ClaimInsert> = {},
): Promise<string> {
  const coupon_id = randomUUID();
  const id = randomUUID();
  await db.insert(coupons).values(couponRow(coupon_id, changes));
  const received = { received_at: fromNoon(-1), valid_until: fromNoon(5) };
  await db.insert(memberCoupons).values({ id, coupon_id, uid, ...received, ...claim });
  return id;
}

/** Whether a coupon is used, and for which order. */
export async function useOf({ db }: Pick<Planted, "db">, id: string) {
  const [row] = await db.select().from(memberCoupons).where(eq(memberCoupons.id, id));
  return row && { used: row.used_at !== null, order_no: row.order_no };
}
