import { and, asc, eq, ne } from "drizzle-orm";
import type * as z from "zod/mini";
import type { MallOrderDetail } from "#contract/mall.ts";
import { trackingLink } from "#domain/delivery/trackingLink.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { presentOrder, type Viewer } from "#provider/orders/presentOrder.ts";

/** One of the caller's orders of the mall, whole. */
export async function presentMallOrder(
  db: Database,
  order: OrderRow,
  viewer: Viewer,
): Promise<z.infer<typeof MallOrderDetail>> {
  const { delivery_date, delivery_section, order_no, parcels, purchase_id, ready_at, uid } = order;
  const together =
    purchase_id === null
      ? []
      : await db
          .select({ order_no: orders.order_no })
          .from(orders)
          .where(and(eq(orders.purchase_id, purchase_id), eq(orders.uid, uid), ne(orders.order_no, order_no)))
          .orderBy(asc(orders.order_no));
  return {
    ...(await presentOrder(db, order, viewer)),
    delivery_date,
    delivery_section: delivery_section?.[viewer.language] ?? null,
    // Until it is shipped they are no more than planned.
    parcels: (ready_at === null ? [] : parcels).map((parcel) => ({
      ...parcel,
      tracking_url: trackingLink(parcel.delivery_company, parcel.delivery_number),
    })),
    placed_with: together.map((other) => other.order_no),
  };
}
