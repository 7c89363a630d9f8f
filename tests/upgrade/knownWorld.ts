import * as z from "zod/mini";

const Session = z.object({ uid: z.string(), auth_token: z.string() });

/** What only those know who made a dump: the database keeps hashes of it, or does not say which row is which. */
export const KnownWorld = z.object({
  /** When it was made, by the provider's clock; sessions hold for a week from then on. */
  made_at: z.iso.datetime(),
  /** As the database keeps it: what table cards are signed with. */
  signing_key: z.string(),
  member: z.object({ ...Session.shape, phone: z.string(), password: z.string() }),
  /** With an order at a table that nobody signed. */
  visitor: Session,
  /** Without any order. */
  idle: Session,
  /** The `tableId` on a card that hangs in a store. */
  table: z.string(),
  address_id: z.string(),
  card_id: z.string(),
  coupon_id: z.string(),
  /** Addresses: in a review, and in a question to the operator. */
  pictures: z.array(z.string()),
  /** Address of a receipt's page. */
  receipt: z.string(),
  orders: z.record(z.string(), z.string()),
  /** Yen that the member has. */
  balances: z.object({ cards: z.int(), vouchers: z.int() }),
});
export type KnownWorld = z.infer<typeof KnownWorld>;
