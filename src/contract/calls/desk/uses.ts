import * as z from "zod/mini";
import { Id, Text, Time, Yen } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** `top_up`: cash that is taken for the member's card with the store. */
const UseKind = z.literal(["coupon", "card", "voucher", "top_up"]);

const Use = z.object({
  use_id: Id,
  kind: UseKind,
  name: z.string(),
  /** Yen; null for a coupon. */
  amount: z.nullable(Yen),
});

/** What a member shows at the counter, as it stands now. */
const ShownUse = z.object({
  ...Use.shape,
  /** `expired`: nobody decided it in time; `withdrawn`: the member stopped showing it. */
  state: z.literal(["waiting", "confirmed", "refused", "expired", "withdrawn"]),
  /** A coupon's conditions; empty otherwise. */
  description: z.string(),
  /** Yen that are there before and after; null for a coupon, and once it is decided. */
  balance: z.nullable(z.object({ before: Yen, after: Yen })),
  /** Yen that the store gives on top of cash. */
  bonus: Yen,
});
export type ShownUse = z.infer<typeof ShownUse>;

/** What was decided at the counter. */
const DecidedUse = z.object({
  ...Use.shape,
  time: Time,
  is_confirmed: z.boolean(),
  /** The store took it back. */
  is_reversed: z.boolean(),
});
export type DecidedUse = z.infer<typeof DecidedUse>;

export const counterUses = deskCall({
  path: "/desk/api/uses",
  about: "What was decided at a store's counter today, the newest first.",
  access: "till",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    time_zone: z.string(),
    uses: z.array(DecidedUse),
    /** There are earlier ones. */
    has_more: z.boolean(),
  }),
  faults: [],
});

/** Letters of what is typed or scanned at most. */
export const MOST_CODE = 200;

export const findUse = deskCall({
  path: "/desk/api/uses/find",
  about:
    "Finds what a member shows at the counter, by the digits on their screen or by what was scanned there. Wrong digits count: whoever types many has to wait, and what is scanned is always taken.",
  access: "till",
  effect: "write",
  request: z.object({ store_id: Id, code: Text(MOST_CODE).check(z.minLength(1)) }),
  response: z.union([z.object({ use_id: Id }), z.object({ refusal: z.literal(["wrong", "too_many"]) })]),
  faults: [],
});

export const shownUse = deskCall({
  path: "/desk/api/uses/shown",
  about: "What a member shows at the counter, once its code was found; null: it is none of the store's.",
  access: "till",
  effect: "read",
  request: z.object({ store_id: Id, use_id: Id }),
  response: z.object({ use: z.nullable(ShownUse) }),
  faults: [],
});

/** What came of deciding a use: `short` and `unusable` refuse what was to be confirmed. */
const Decision = z.literal([
  "confirmed",
  "refused",
  "short",
  "unusable",
  "decided",
  "withdrawn",
  "expired",
  "unknown",
]);
export type Decision = z.infer<typeof Decision>;

export const decideUse = deskCall({
  path: "/desk/api/uses/decide",
  about: "Confirms what a member shows at the counter, or refuses it; once, whoever is first.",
  access: "till",
  effect: "write",
  request: z.object({ store_id: Id, use_id: Id, is_confirmed: z.boolean() }),
  response: z.object({ outcome: Decision }),
  faults: [],
});

/** What came of taking a use back: `spent`: what was paid in is not there any more. */
const Reversal = z.literal(["reversed", "too_late", "spent", "unknown"]);
export type Reversal = z.infer<typeof Reversal>;

export const reverseUse = deskCall({
  path: "/desk/api/uses/reverse",
  about: "Takes back what was confirmed at the counter, on the store's day of it and once.",
  access: "refunds",
  effect: "write",
  request: z.object({ store_id: Id, use_id: Id }),
  response: z.object({ outcome: Reversal }),
  faults: [],
});
