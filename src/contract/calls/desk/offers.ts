import * as z from "zod/mini";
import { Id, Text, Time, WireLanguage, Yen } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** Where an offer stands in its period; `over`: it has ended, or was ended. */
export const OfferState = z.literal(["coming", "on", "over"]);
export type OfferState = z.infer<typeof OfferState>;

/** As it was typed: in full width, with separators, or nothing. */
export const Typed = Text(40);

/** Words as they were written; in a language that is missing the Japanese ones stand. */
export const WrittenWords = z.partialRecord(WireLanguage, Text(2_000));

/** What can be chosen by its name. */
export const Named = z.object({ id: Id, name: z.string() });

/** What an offer is; each is made and changed on the page of its kind. */
const OFFERED = ["coupon", "card", "voucher", "special", "banner"] as const;

const OfferRow = z.object({
  what: z.literal(OFFERED),
  id: Id,
  name: z.string(),
  /** Null: for as long as there is no end. */
  start_time: z.nullable(Time),
  end_time: z.nullable(Time),
  state: OfferState,
  /** What it was taken up: orders with it, or purchases of it; null: nobody counts it. */
  times: z.nullable(z.int()),
  /** Yen that were given away, or credited on top; null: it is not counted. */
  cost: z.nullable(Yen),
  /** Yen of the orders, or of the purchases; null: it is not counted. */
  earned: z.nullable(Yen),
});
export type OfferRow = z.infer<typeof OfferRow>;

export const listOffers = deskCall({
  path: "/desk/api/offers",
  about: "All that a store offers, with periods, and what each has cost and earned so far.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    /** The store's clock: an IANA name. */
    time_zone: z.string(),
    /** Until when the home screen shows it among the new stores; null: it does not. */
    new_until: z.nullable(Time),
    offers: z.array(OfferRow),
  }),
  faults: [],
});
