import * as z from "zod/mini";
import { Id, OrderType, Time } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";

/** What is done before a store opens, in the order in which it is best done. */
export const OPENING_STEPS = [
  "account",
  "company",
  "store",
  "hours",
  "taxes",
  "ways",
  "tables",
  "menu",
  "order",
  "cards",
] as const;
export const OpeningStep = z.literal(OPENING_STEPS);
export type OpeningStep = z.infer<typeof OpeningStep>;

/** A step of a store's: what is `missing` keeps it closed; what is `advised` does not. */
const StepNow = z.object({
  step: OpeningStep,
  state: z.literal(["done", "missing", "advised"]),
  /** The ways of ordering that lack it; none: it is about all. */
  order_types: z.array(OrderType),
});
export type StepNow = z.infer<typeof StepNow>;

export const opening = deskCall({
  path: "/desk/api/opening",
  about: "What a store has and lacks to open, step by step.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    /** Null: it is not open to guests yet. */
    opened_at: z.nullable(Time),
    steps: z.array(StepNow),
  }),
  faults: [],
});

export const openStore = deskCall({
  path: "/desk/api/opening/open",
  about: "Opens a store: it is listed, and guests can order, unless something is missing.",
  access: "operator",
  effect: "write",
  request: z.object({ store_id: Id }),
  response: z.object({
    /** What is missing; none: it is open. */
    missing: z.array(OpeningStep),
  }),
  faults: [],
});

export const cardsPrinted = deskCall({
  path: "/desk/api/opening/cards",
  about: "Notes that the cards of a store's tables were printed.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id }),
  response: Done,
  faults: [],
});
