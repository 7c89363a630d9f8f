import * as z from "zod/mini";
import { Id, Time, Yen } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";
import { Named, OfferState, Typed, WrittenWords } from "./offers.ts";

/** `card`: an amount for the store's prepaid card; `free`: amounts that guests name; `voucher`: a goods voucher. */
export const SoldKind = z.literal(["card", "free", "voucher"]);
export type SoldKind = z.infer<typeof SoldKind>;

const SoldValue = z.object({
  offer_id: Id,
  kind: SoldKind,
  name: z.string(),
  /** As they were written. */
  words: z.object({ name: WrittenWords, description: WrittenWords }),
  /** What is paid, and what is credited, bonus included; of `free` the least and the most that guests may name. */
  price: Yen,
  amount: Yen,
  /** Days that it is good for; null: without end. */
  validity_days: z.nullable(z.int()),
  /** Goods that a voucher pays for; empty: all of the store's. */
  goods_ids: z.array(Id),
  /** When it is sold; null: from the first, and without end. */
  start_time: z.nullable(Time),
  end_time: z.nullable(Time),
  state: OfferState,
  /** Of what is kept now: whoever changes it names it, so that nobody writes over a change unseen. */
  stamp: z.string(),
  /** Purchases in the app, what was paid for them, and what was credited on top; of `free` those of any amount. */
  sold: z.int(),
  received: Yen,
  bonus: Yen,
});
export type SoldValue = z.infer<typeof SoldValue>;

export const listSoldValue = deskCall({
  path: "/desk/api/refill",
  about:
    "Amounts for a store's prepaid card and vouchers that it sells or sold, what came of each, and what guests hold.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    /** The store's clock: an IANA name. */
    time_zone: z.string(),
    /** It takes money in the app; without that nobody can buy any of it. */
    is_paid_online: z.boolean(),
    goods: z.array(Named),
    offers: z.array(SoldValue),
    /** Yen, counter and app together, by the books. */
    books: z.object({
      received: Yen,
      /** Credited on top of what was paid, gifts included. */
      given: Yen,
      used: Yen,
      /** What went to the store because it expired, or its owner left. */
      lapsed: Yen,
      /** What guests can still use at the store, and the part of it that is a bonus of cards. */
      unused: Yen,
      unused_bonus: Yen,
    }),
  }),
  faults: [],
});

/** What is wrong with a field. Its words stand under `fault` of `desk/refill`. */
const SOLD_FAULTS = [
  "name",
  "name_long",
  "description_long",
  "price",
  "bonus",
  "most",
  "days",
  "goods",
  "time",
  "order",
  "past",
  "doubled",
  "name_doubled",
] as const;
export type SoldFault = (typeof SOLD_FAULTS)[number];

export const SoldForm = z.object({
  kind: SoldKind,
  name: WrittenWords,
  description: WrittenWords,
  /** What is paid, and what is credited on top; of `free` the least and the most that guests may name. */
  price: Typed,
  bonus: Typed,
  most: Typed,
  validity_days: Typed,
  goods_ids: z.array(Id),
  /** Day and time on the store's clock, as in 2026-11-21T00:00; empty: from now, without end. */
  start: Typed,
  end: Typed,
});
export type SoldForm = z.infer<typeof SoldForm>;

export const saveSoldValue = deskCall({
  path: "/desk/api/refill/save",
  about:
    "Changes what a store sells as prepaid value, or (null) adds another; or says what is wrong with the form. What guests hold keeps its terms.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, offer_id: z.nullable(Id), stamp: z.string(), form: SoldForm }),
  /** By the names of the fields; none: it was saved. */
  response: z.object({ faults: z.record(z.string(), z.literal(SOLD_FAULTS)) }),
  faults: ["changed", "gone"],
});

export const endSoldValue = deskCall({
  path: "/desk/api/refill/end",
  about: "Ends the sale of an amount or a voucher; what guests hold stays good.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, offer_id: Id }),
  response: Done,
  faults: ["gone"],
});
