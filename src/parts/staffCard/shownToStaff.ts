import type { CartLine } from "#contract/cart.ts";
import type { OrderDetail } from "#contract/order.ts";

/** What a card for the staff is about: a place, and what is ordered there or about to be. */
export interface ShownToStaff {
  readonly storeId: string;
  readonly tableId: string | null;
  readonly lines?: readonly CartLine[] | undefined;
  readonly order?: OrderDetail | undefined;
}
