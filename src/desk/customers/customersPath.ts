/** The page of customers, and of one of them. */
export const CUSTOMERS = "/customers";
export const customerPath = (customer_id: string): string =>
  `${CUSTOMERS}/${encodeURIComponent(customer_id)}`;

/** Where an order is looked at whole. */
export const orderPath = (store_id: string, order_no: string): string =>
  `/orders/${encodeURIComponent(store_id)}?${new URLSearchParams({ order: order_no })}`;
