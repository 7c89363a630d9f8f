import type { OrderType } from "#contract/enumerations.ts";
import type { Fail } from "#provider/server/context.ts";
import type { StoreRow } from "./findStore.ts";
import { openingOf } from "./openingOf.ts";

/** Fails while no orders are taken, with the time when they are again: 2061 while the store rests, 206 otherwise. */
export function checkOpen(store: StoreRow, order_type: OrderType, now: Date, fail: Fail<206 | 2061>): void {
  const { is_open, is_resting, next_open_at } = openingOf(store, order_type, now);
  if (is_open) return;
  fail(is_resting ? 2061 : 206, { next_open_time: next_open_at?.toISOString() ?? null });
}
