import type { CoverChange } from "#provider/payments/tableBill/coverVisit.ts";
import { changed } from "#provider/staff/audit.ts";
import type { Writing } from "#provider/staff/deskDispatch.ts";

/** Writes to the log what became of each order that parts of its table's bill reach, as if its button had been pressed. */
export async function noteOrders(
  { audit }: Pick<Writing, "audit">,
  store_id: string,
  changes: readonly CoverChange[],
): Promise<void> {
  for (const { after, before, button, order } of changes) {
    const values = changed<Readonly<Record<string, unknown>>>(before, after);
    const deed = { did: "order.act", subject: order.order_no, store_id, ...values } as const;
    await audit({ ...deed, after: { ...values.after, button } });
  }
}
