import type { CartLine } from "#contract/cart.ts";
import type { OrderDetail } from "#contract/order.ts";

/** What a card for the staff is about: a place, and what is ordered there or about to be. */
export interface ShownToStaff {
  readonly storeId: string;
  /** Null at the counter, too. */
  readonly tableId: string | null;
  /** Whether it is to be taken away. */
  readonly isAway?: boolean;
  readonly lines?: readonly CartLine[] | undefined;
  /** The key of the form in progress that orders the lines: what was remarked there belongs to them. */
  readonly draftKey?: string;
  readonly order?: OrderDetail | undefined;
}
