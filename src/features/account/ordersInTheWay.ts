/** The numbers of the orders that 112 carries: those that are still open. */
export function ordersInTheWay(data: unknown): readonly string[] {
  if (typeof data !== "object" || data === null || !("orders" in data) || !Array.isArray(data.orders))
    return [];
  return data.orders.flatMap((order: unknown) => {
    if (typeof order === "string") return [order];
    if (typeof order !== "object" || order === null || !("order_no" in order)) return [];
    return typeof order.order_no === "string" ? [order.order_no] : [];
  });
}
