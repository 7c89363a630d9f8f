import type * as z from "zod/mini";
import { OrderType } from "#contract/enumerations.ts";
import type { CodePurpose } from "#contract/scalars.ts";
import type { Session } from "./wire.ts";

type Request = Readonly<Record<string, unknown>>;
type Purpose = z.infer<typeof CodePurpose>;

/** What an example may ask for on the way to its own request; each throws when the provider refuses. */
export interface Steps {
  /** A visitor who is nobody else's. */
  visitor(): Promise<Session>;
  /** An order of the suite's session: pending, of one piece. */
  order(changes?: Request): Promise<{ readonly order_no: string }>;
  /** A payment that was begun. */
  payment(): Promise<{ readonly trans_id: string }>;
  /** An address of the suite's session. */
  address(): Promise<{ readonly address_id: string }>;
  /** Whether the suite's store delivers at all. */
  delivers(): Promise<boolean>;
  /** A request for an order without a table that should succeed; null where the store takes none. */
  offPremisesOrder(
    order_type: typeof OrderType.takeAway | typeof OrderType.delivery,
  ): Promise<Request | null>;
  /** A request for a purchase of the mall that should succeed, its part with `changes`; null where there is none. */
  mallOrder(changes?: Request): Promise<Request | null>;
  /** An order of the mall, of the suite's session, with `changes` to its part; null where none can be placed. */
  mallPlaced(changes?: Request): Promise<{ readonly order_no: string } | null>;
  /** A line of the suite's mall cart; null where there is no mall. */
  mallCartLine(): Promise<{ readonly id: string } | null>;
  /** A line of the suite's cart on the server. */
  cartLine(): Promise<{ readonly id: string }>;
  /** A phone that nobody has used, and the code that it was sent; null where nobody reads that phone. */
  code(purpose: Purpose, phone?: string): Promise<{ readonly phone: string; readonly code: string } | null>;
  /** A phone that a member has registered; null where nobody reads that phone. */
  member(): Promise<{ readonly phone: string } | null>;
  /** A member who is nobody else's. */
  newMember(): Promise<Session | null>;
  /** The member who asks what is for members; null where nobody reads phones. */
  session(): Session | null;
  /** An order of the suite's session with which its store has done so much; null where nobody does it. */
  after(deed: StoreDeed): Promise<{ readonly order_no: string } | null>;
  /** A card in the vault, once; null where none is typed. */
  card(): Promise<{ readonly vault_token: string } | null>;
  /** A card that the member has saved. */
  savedCard(): Promise<{ readonly card_id: string } | null>;
  /** A coupon that a member has claimed, with their session. */
  claimed(): Promise<(Session & { readonly member_coupon_id: string }) | null>;
  /** A purchase of stored value that the member has begun. */
  purchase(): Promise<{ readonly refill_order_no: string } | null>;
  /** A purchase that is paid, as the card that it filled. */
  balance(): Promise<{ readonly id: string } | null>;
}

/** How far a store has gone with an order: took it; served it at the table, paid; sent it by the mall, paid and received. */
export type StoreDeed = "accept" | "serve" | "deliver";
