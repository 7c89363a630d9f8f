import type { PayType } from "#contract/enumerations.ts";
import type { CardBrand, Vault } from "#contract/payment.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";

/** What the gateway says of a payment: `unknown` while it has not decided, or cannot be reached. */
export type GatewayAnswer = "unknown" | "paid" | "failed" | "abandoned" | "refunded";

/** Where a customer who is sent away comes back to, and how the page that they are sent to looks. */
interface Way {
  readonly return_url: string;
  /** Origin that the customer used, for a page on the same host. */
  readonly origin: string;
  /** The language of the page; the browser's when not given. */
  readonly language?: WireLanguage;
}

/** What the vault says of a card. Its number and code are never told. */
export interface VaultedCard {
  readonly brand: CardBrand;
  readonly last4: string;
  /** MM/YY. */
  readonly valid_period: string;
  /** False: its token is good for one thing, and known to whoever typed the card. */
  readonly is_kept: boolean;
  /** Whether its bank agreed to its being kept: `asked` while its customer is on the bank's page. */
  readonly consent: "none" | "asked" | "given" | "refused";
}

/**
 * The service that takes money. It keeps its own books; only an inquiry or a webhook tells what became of a payment.
 * Whatever has no `db` may be slow, and may throw when the service is out of reach: never inside a transaction.
 */
export interface PaymentGateway {
  /** What it can be paid by; none where no service takes money (`noPayments`). */
  readonly methods: readonly PayType[];
  /**
   * Begins a payment; `ref` is ours and unique, so that a repeat begins nothing new. Orders that are paid together are
   * one payment of their sum, of which its inquiry and webhook speak as a whole.
   */
  begin(
    payment: Way & {
      readonly db: Database;
      readonly ref: string;
      readonly amount: number;
      readonly pay_type: PayType;
      readonly title: string;
      readonly now: Date;
    },
  ): Promise<{ redirect_url: string }>;
  /**
   * Charges a card of the vault; a repeat with the same `ref` charges nothing twice, and answers what became of it.
   * `redirect_url` leads to the page of its bank that asks the customer first (3-D Secure), null where nothing is asked.
   */
  charge(
    payment: Way & {
      readonly ref: string;
      readonly token: string;
      readonly amount: number;
      readonly title: string;
    },
  ): Promise<{ answer: GatewayAnswer; redirect_url: string | null }>;
  /** Asks what became of it; never throws: a gateway out of reach is `unknown`. */
  inquire(ref: string): Promise<GatewayAnswer>;
  /** Gives up a payment that nobody has decided yet, and answers what it is then; never throws. */
  abandon(ref: string): Promise<GatewayAnswer>;
  /**
   * Gives some of a payment's amount back, or all of it: one payment may be for several orders, and of an order's share a
   * part may go back, and later another. A repeat for the same `refund_id`, which is ours, gives nothing twice, and never
   * more goes back in all than was paid. Once all has gone back the payment is `refunded`, until then it stays `paid`.
   */
  refund(
    ref: string,
    share: { readonly refund_id: string; readonly amount: number },
  ): Promise<"refunded" | "failed">;
  /** Where a browser that came by `origin` sends cards; null where none are taken. */
  vault(origin: string): Vault | null;
  /** The card that a token stands for; null when there is none (any more). */
  describe(token: string): Promise<VaultedCard | null>;
  /** Makes the card of a one-time token one that stays, and answers its lasting token; null when there is none. */
  keep(token: string): Promise<string | null>;
  /** Asks a kept card's bank to agree to that; `redirect_url` as for a charge. What came of it `describe` says. */
  confirm(card: Way & { readonly token: string }): Promise<{ redirect_url: string | null }>;
  /** Forgets a card; a repeat forgets nothing more. */
  forget(token: string): Promise<void>;
}

const nobody = () => Promise.reject(new Error("No payment gateway is set up"));

/**
 * What stands where no service takes money: nothing is begun, charged or kept. Of a payment that a service took while
 * there was one nothing can be known, and nothing given back, until there is one again.
 */
export const noPayments: PaymentGateway = {
  methods: [],
  begin: nobody,
  charge: nobody,
  inquire: () => Promise.resolve("unknown"),
  abandon: () => Promise.resolve("unknown"),
  refund: () => Promise.resolve("failed"),
  vault: () => null,
  describe: () => Promise.resolve(null),
  keep: () => Promise.resolve(null),
  confirm: nobody,
  forget: () => Promise.resolve(),
};
