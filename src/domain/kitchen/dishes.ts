import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { DishStage, Serving } from "#contract/order.ts";

/** What a dish's way through the kitchen depends on, with instants of whatever kind. */
export interface Dish {
  /** Null: nothing is made for it, as for a course that is bought. */
  readonly serving: Serving | null;
  /** When a dish that waits for the end of the meal was asked for. */
  readonly called_at: unknown;
  /** When it left its station. */
  readonly ready_at: unknown;
  /** When it came to the table. */
  readonly served_at: unknown;
}

/** The order that a dish is of. */
export interface OrderOfDish {
  readonly order_type: OrderType;
  readonly order_status: OrderStatus;
  /** At the counter, or with its courier. */
  readonly is_ready: boolean;
}

/**
 * Whether a dish waits for the end of the meal: its party has other dishes that have not come, and nobody has called for
 * it. Away from a table everything is made together.
 */
export function isHeld(dish: Dish, party: readonly Dish[], order_type: OrderType): boolean {
  if (dish.serving !== "after_meal" || order_type !== OrderType.dineIn) return false;
  if (dish.called_at !== null || dish.ready_at !== null || dish.served_at !== null) return false;
  return party.some(
    ({ serving, served_at }) => serving !== null && serving !== "after_meal" && served_at === null,
  );
}

/**
 * Where a dish stands that the store has taken; null where nothing is made for it, and where the order alone says it: once
 * that is served, handed out or canceled.
 * @param party all dishes that the table has open, this one among them
 */
export function dishStage(
  dish: Dish,
  order: OrderOfDish,
  { party, isTaken }: { readonly party: readonly Dish[]; readonly isTaken: boolean },
): DishStage | null {
  const isOpen = order.order_status === OrderStatus.pending || order.order_status === OrderStatus.confirmed;
  if (dish.serving === null || !isTaken || !isOpen) return null;
  if (dish.served_at !== null) return "served";
  if (dish.ready_at !== null || order.is_ready) return "ready";
  return isHeld(dish, party, order.order_type) ? "later" : "kitchen";
}
