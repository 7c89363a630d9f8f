import type { FoundOrder } from "#contract/calls/desk/find.ts";
import { numberOf } from "#provider/orders/orderFacts.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { leftToPay } from "#provider/orders/orderFacts.ts";

type Contact = FoundOrder["contact"];

/** Whom an order is for, for whoever does not work with customers: one can be told from another, and nobody called. */
export function maskedContact(contact: Contact): Contact {
  if (contact === null) return null;
  const { name, phone } = contact;
  return { name: name === "" ? "" : `${[...name][0]}…`, phone: phone === "" ? "" : `…${phone.slice(-2)}` };
}

/** Whom an order is for, as somebody sees it; null at a table. */
export function contactOf({ contact_name, contact_phone }: OrderRow, seesCustomers: boolean): Contact {
  if (contact_name === "" && contact_phone === "") return null;
  const contact = { name: contact_name, phone: contact_phone };
  return seesCustomers ? contact : maskedContact(contact);
}

/** An order as the list of those that were found shows it. */
export function presentFound(order: OrderRow, seesCustomers: boolean): FoundOrder {
  return {
    order_no: order.order_no,
    number: numberOf(order),
    order_type: order.order_type,
    order_status: order.order_status,
    pay_status: order.pay_status,
    pay_type: order.pay_type,
    is_ready: order.ready_at !== null,
    is_at_register: order.is_cashier_pending,
    table_name: order.seat_number || null,
    people: order.people,
    placed_at: order.placed_at.toISOString(),
    contact: contactOf(order, seesCustomers),
    total: order.total,
    left_to_pay: leftToPay(order),
  };
}
