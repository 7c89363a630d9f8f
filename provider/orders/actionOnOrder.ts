import type { PayType } from "#contract/enumerations.ts";
import type { Action, Actor } from "#domain/orderMachine.ts";

/** Something that is done to an order, by whom and when. */
export interface ActionOnOrder {
  readonly order_no: string;
  readonly action: Action;
  readonly actor: Actor;
  /** The customer who acts; null for the store and the clock. */
  readonly uid: string | null;
  readonly now: Date;
  /** Why it is cancelled, in the words that the customer will read. */
  readonly reason?: string;
  /** With the payment actions: the method, and the transaction when there is one. */
  readonly pay_type?: PayType;
  readonly trans_id?: string;
}
