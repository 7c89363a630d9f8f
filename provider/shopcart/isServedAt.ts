import type { GoodsShowType, OrderType } from "#contract/enumerations.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { openingOf } from "#provider/stores/openingOf.ts";

const orderType: Record<GoodsShowType, OrderType> = { 1: 1, 2: 2, 3: 4 };

/** Whether a time lies ahead and within the hours of what the cart is for. */
export function isServedAt(store: StoreRow, type: GoodsShowType, time: Date, now: Date): boolean {
  return time > now && openingOf(store, orderType[type], time).is_open;
}
