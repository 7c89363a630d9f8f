import type { OrderDetail, OrderLine } from "#contract/order.ts";

/** A line of an order for a test: one bowl of ramen at 1,000 yen, but for what the test says. */
export function someOrderLine(said: Partial<OrderLine> = {}): OrderLine {
  return {
    line_id: "1",
    goods_id: "ramen",
    name: "Ramen",
    option_value: [],
    option_name: "",
    picture: null,
    number: 1,
    unit_price: 1000,
    line_total: 1000,
    round: 1,
    is_accepted: 0,
    ...said,
  };
}

/** An order for a test: just placed at a table, not accepted, one's own, 1,000 yen, but for what the test says. */
export function someOrder(said: Partial<OrderDetail> = {}): OrderDetail {
  return {
    order_no: "20261121000001",
    order_type: 1,
    store_id: "bar",
    store_name: "Bar",
    store_picture: null,
    order_time: "2026-11-21T12:00:00+09:00",
    order_status: 0,
    pay_status: 0,
    pay_type: 1,
    seat_number: "T1",
    goods_count: 1,
    goods_names: ["Ramen"],
    total: 1000,
    is_mine: 1,
    has_pending_round: 1,
    is_locked: 0,
    store_phone: "0312345678",
    table_id: "T1",
    people: 2,
    tableware: "",
    remark: "",
    invoice_title: "",
    receive_time: null,
    pickup_time: null,
    delivery_address: null,
    delivery_company: null,
    delivery_number: null,
    call_number: "12",
    lines: [someOrderLine()],
    bill: {
      list_subtotal: 1000,
      goods_discount: 0,
      goods_subtotal: 1000,
      coupon_discount: 0,
      cover_charge: 0,
      delivery_fee: 0,
      total: 1000,
      taxes: [{ rate: 10, taxable: 1000, tax: 90 }],
    },
    actions: ["pay", "add_dishes", "cancel", "call_staff"],
    is_cashier_pending: 0,
    confirmed_time: null,
    completed_time: null,
    settled_time: null,
    cancelled_time: null,
    cancel_reason: "",
    auto_cancel_time: null,
    trans_id: null,
    ...said,
  };
}
