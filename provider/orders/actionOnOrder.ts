import type { PayType } from "#contract/enumerations.ts";
import type { Action, Actor } from "#domain/orders/orderMachine.ts";
import type { OrderRow } from "./lockOrder.ts";

/** Something that is done to an order, by whom and when. */
export interface ActionOnOrder {
  readonly order_no: string;
  readonly action: Action;
  readonly actor: Actor;
  /** The customer who acts; null for the store and the clock. */
  readonly uid: string | null;
  readonly now: Date;
  /** Why it is cancelled or its money goes back, in the words that the customer will read. */
  readonly reason?: string;
  /** With `ready`: who brings it; again, while it is on its way, to say it better. */
  readonly courier?: Pick<
    OrderRow,
    "courier_name" | "courier_phone" | "delivery_company" | "delivery_number"
  > &
    Partial<Pick<OrderRow, "parcels">>;
  /** With `complete`: why it was handed out to somebody who did not say the digits of their phone. */
  readonly handover_note?: string;
  /** With the payment actions: the method, and the transaction when there is one. */
  readonly pay_type?: PayType;
  readonly trans_id?: string;
}
