import type { PayType } from "#contract/enumerations.ts";
import type { CardBrand, Vault } from "#contract/payment.ts";
import type { WireLanguage } from "#contract/scalars.ts";

/**
 * How a try stands at its gateway. none: the gateway knows of no such try. open: the guest has not decided, or the gateway
 * has not. authorized: money is held, and not taken yet. failed: declined. expired: given up, by whoever, or its time is
 * over. refunded_in_part: some went back, the rest is kept.
 */
export type TryState =
  | "none"
  | "open"
  | "authorized"
  | "paid"
  | "failed"
  | "expired"
  | "refunded_in_part"
  | "refunded";

/** One try to pay, as it is named to its gateway. */
export interface Try {
  /** Ours: unguessable, 1 to 64 of A–Z, a–z, 0–9, "-" and "_", never used for another try. */
  readonly ref: string;
  /** What the gateway said that it calls the try; null while it has not said so, as after a crash. */
  readonly gateway_id: string | null;
  /** When it was written down, just before the gateway was asked first. */
  readonly created_at: Date;
}

export interface TryAnswer {
  readonly state: TryState;
  /** What the gateway calls the try, where it says so: kept, and told with every later question. */
  readonly gateway_id?: string;
}

/** Where a guest who is sent away comes back to, and how the page that they are sent to looks. */
export interface Way {
  /** May be opened in another browser than the one that left, and is opened whatever became of the try. */
  readonly return_url: string;
  /** Origin that the guest used, for a page on the same host. */
  readonly origin: string;
  readonly language: WireLanguage;
}

/** What is to be paid. */
interface ToPay extends Try, Way {
  /** Whole yen, at least 1. */
  readonly amount: number;
  /** What the guest pays for: the stores' names. */
  readonly title: string;
}

/** What a gateway, or whoever says that it is one, sends us. */
export interface Notice {
  readonly headers: Headers;
  /** As it came: signatures are of these bytes. */
  readonly body: string;
  /** The network address that it came from. */
  readonly address: string;
}

/** pending: accepted, and not certain yet; it is asked for again, under the same id. failed: not given back. */
export type RefundState = "refunded" | "pending" | "failed";

/**
 * A service that takes money, behind five verbs. It keeps its own books: only what it answers to a question says what
 * became of a try. Every verb may be slow and may throw where the service gives no answer, which is no refusal: it is asked
 * again. None is called inside a database transaction. Whoever asks waits 30 seconds at most.
 */
export interface PaymentGateway {
  /** Ways that it can take. */
  readonly methods: readonly PayType[];
  /**
   * Begins a try, and says which page the guest is sent to. A repeat with the same `ref` begins nothing new, and leads to
   * the same page. Orders that are paid together are one try of their sum.
   */
  begin(
    payment: ToPay & { readonly pay_type: PayType },
  ): Promise<{ readonly redirect_url: string; readonly gateway_id?: string }>;
  /** How a try stands. */
  query(payment: Try): Promise<TryAnswer>;
  /** Ends a try that nobody has decided yet, and says how it stands then; one that is decided stays as it is. */
  cancel(payment: Try): Promise<TryAnswer>;
  /**
   * Gives some of what was paid back, or all of it. A repeat with the same `refund_id`, which is ours, gives nothing twice,
   * and says how that refund stands; never more goes back in all than was paid.
   */
  refund(payment: Try, share: { readonly refund_id: string; readonly amount: number }): Promise<RefundState>;
  /**
   * Reads what came to `/hooks/<its name>`: the `ref`s of the tries that it is about, none where it is about something
   * else; null where it is not the gateway's own. It may come late, twice and in any order, for it is no answer: each of the
   * tries is queried.
   */
  notify(notice: Notice): Promise<readonly string[] | null>;
  /** Cards that are typed on our pages, and go to the gateway's vault and nowhere else. Left out: it has none. */
  readonly vault?: CardVault;
  /** Looks whether its keys are good, by a call that changes nothing; answers what is wrong, null where nothing is. */
  checkKeys?(): Promise<string | null>;
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

/** A vault of cards. What it does may be slow, and may throw, as the verbs may. */
export interface CardVault {
  /** Where a browser that came by `origin` sends cards. */
  address(origin: string): Vault;
  /**
   * Charges a card; a repeat with the same `ref` charges nothing twice, and answers what became of it. `redirect_url`
   * leads to the page of its bank that asks the guest first (3-D Secure), null where nothing is asked.
   */
  charge(
    payment: ToPay & { readonly token: string },
  ): Promise<TryAnswer & { readonly redirect_url: string | null }>;
  /** The card that a token stands for; null when there is none (any more). */
  describe(token: string): Promise<VaultedCard | null>;
  /**
   * Makes the card of a one-time token one that stays, and answers its lasting token; the same again for the same token,
   * and null when there is none.
   */
  keep(token: string): Promise<string | null>;
  /** Asks a kept card's bank to agree to that; `redirect_url` as for a charge. What came of it `describe` says. */
  confirm(card: Way & { readonly token: string }): Promise<{ readonly redirect_url: string | null }>;
  /** Forgets a card; a repeat forgets nothing more. */
  forget(token: string): Promise<void>;
}
