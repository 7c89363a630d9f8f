import type { FoundOrder } from "#contract/calls/desk/find.ts";
import { shownContact } from "#provider/desk/board/presentBoard.ts";
import { leftToPay, numberOf } from "#provider/orders/orderFacts.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";

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
    contact: shownContact(order, seesCustomers),
    total: order.total,
    left_to_pay: leftToPay(order),
    parts_total: order.parts_total,
    refunded: order.refunded,
  };
}
