import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { OrderDetail } from "#contract/order.ts";
import { Transaction, Vault } from "#contract/payment.ts";
import { Id, OrderType, PayType, Yen } from "#contract/scalars.ts";
import * as Code from "../codes.ts";

export const storePayList = call({
  path: "/order/store/storepaylist",
  about:
    "Payment methods that this store takes for this way of ordering; the wallet only for a member who has one there.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: Id, order_type: OrderType }),
  response: z.object({
    pay_list: z.array(PayType),
    /** What the caller's wallets there hold; null without one. */
    wallet_balance: z.nullable(Yen),
    /** Where a card is typed to; null where none is taken. */
    vault: z.nullable(Vault),
  }),
  fails: [Code.storeMissing],
});

export const pay = call({
  path: "/api/pay/pay",
  about: "Leads back to a payment that was begun and not finished; never begins a second one.",
  access: "visitor",
  effect: "write",
  request: z.object({ trans_id: Id }),
  response: z.object({
    trans_id: Id,
    /** The payment page; null where there is none to go to. */
    redirect_url: z.nullable(z.string()),
  }),
  fails: [Code.orderMissing, Code.alreadyPaid, Code.noPermission, Code.paymentFailed],
});

export const getDetailByTransId = call({
  path: "/api/order/get_detail_by_transid",
  about:
    "What became of a payment, or of an order attempt by its `client_order_id`. Needs no session: payment apps come " +
    "back in another browser. Who has none of whoever ordered or pays is told the state alone. " +
    "Asks the gateway while it has not said. 412: no such attempt reached the provider.",
  access: "anyone",
  effect: "read",
  request: z.object({ trans_id: Id }),
  response: Transaction,
  fails: [Code.orderMissing],
});

export const acceptOrder = call({
  path: "/api/order/accept_order",
  about: "The customer confirms: receipt of a delivery, or the end of a meal. It locks the order.",
  access: "visitor",
  effect: "write",
  request: z.object({ order_no: Id }),
  response: OrderDetail,
  fails: [Code.orderMissing, Code.noPermission, Code.confirmReceiptFailed],
});
