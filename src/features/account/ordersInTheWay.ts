/** An order that keeps an account from being deleted. */
export interface OrderInTheWay {
  readonly number: string;
  readonly storeId: string | undefined;
  readonly store: string | undefined;
  /** Yen. */
  readonly total: number | undefined;
}

/** The orders that 112 carries: those that are still open. What is not as expected is left out. */
export function ordersInTheWay(data: unknown): readonly OrderInTheWay[] {
  const orders = fieldOf(data, "orders");
  if (!Array.isArray(orders)) return [];
  return orders.flatMap((order: unknown) => {
    const number = fieldOf(order, "order_no");
    if (typeof number !== "string") return [];
    const [storeId, store, total] = ["store_id", "store_name", "total"].map((name) => fieldOf(order, name));
    return [
      {
        number,
        storeId: typeof storeId === "string" ? storeId : undefined,
        store: typeof store === "string" && store ? store : undefined,
        total: typeof total === "number" ? total : undefined,
      },
    ];
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
