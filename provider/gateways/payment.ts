import type { PayType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "../db/database.ts";

/** What the gateway says of a payment: `unknown` while it has not decided, or cannot be reached. */
export type GatewayAnswer = "unknown" | "paid" | "failed" | "abandoned" | "refunded";

/** The service that takes money. It keeps its own books; only an inquiry or a webhook tells what became of a payment. */
export interface PaymentGateway {
  /** Begins a payment; `ref` is ours and unique, so that a repeat begins nothing new. */
  begin(payment: {
    db: Database;
    ref: string;
    amount: number;
    pay_type: PayType;
    title: string;
    /** Where the customer comes back to. */
    return_url: string;
    /** Origin that the customer used, for a payment page on the same host. */
    origin: string;
    /** The language of the payment page; the browser's when not given. */
    language?: WireLanguage;
    now: Date;
  }): Promise<{ redirect_url: string }>;
  /** Asks what became of it; never throws: a gateway out of reach is `unknown`. */
  inquire(ref: string): Promise<GatewayAnswer>;
  /** Gives the whole amount back; a repeat gives nothing twice. */
  refund(ref: string): Promise<"refunded" | "failed">;
}
