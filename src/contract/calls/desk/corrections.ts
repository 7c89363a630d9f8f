import * as z from "zod/mini";
import { Id, Text, Time, Yen } from "#contract/scalars.ts";
import { deskCall, OneTimeCode, StaffRole } from "./deskCall.ts";

/** The most that one correction changes, in yen. */
export const MOST_CORRECTED = 1_000_000;

const Person = z.object({ name: z.string(), role: StaffRole });

/** A correction of what a prepaid card holds: asked for by one, confirmed by another, or carried out a day later. */
export const BalanceCorrection = z.object({
  correction_id: Id,
  customer_id: Id,
  customer_name: z.string(),
  store_id: Id,
  store_name: z.string(),
  part: z.literal(["paid", "bonus"]),
  /** Yen; negative takes away. */
  amount: z.int(),
  reason: z.string(),
  asked_by: z.nullable(Person),
  asked_at: Time,
  /** Null: another person confirms it; else it is carried out by itself then. */
  due_at: z.nullable(Time),
  state: z.literal(["waiting", "done", "refused", "called_off", "failed"]),
  decided_by: z.nullable(Person),
  decided_at: z.nullable(Time),
  /** What the card holds now, and of it what the correction is about. */
  balance: Yen,
  part_balance: Yen,
  balance_after: z.nullable(Yen),
  /** Whether it is one's own: then one calls it off, and does not confirm it. */
  is_own: z.boolean(),
});
export type BalanceCorrection = z.infer<typeof BalanceCorrection>;

export const waitingCorrections = deskCall({
  path: "/desk/api/customers/corrections",
  about: "Corrections at one's stores that are not decided, the oldest first.",
  access: "customers",
  effect: "read",
  request: z.object({}),
  response: z.object({ corrections: z.array(BalanceCorrection) }),
  faults: [],
});

export const correctionTerms = deskCall({
  path: "/desk/api/customers/corrections/terms",
  about:
    "Who may confirm a correction at a store: another person, or, where there is none, a code and a day.",
  access: "customers",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    /** Names of those who may confirm it. */
    others: z.array(z.string()),
    /** With nobody else: whether one has set up one-time codes. */
    has_code: z.boolean(),
  }),
  faults: [],
});

export const askCorrection = deskCall({
  path: "/desk/api/customers/corrections/ask",
  about: "Asks for a correction of what a customer's prepaid card with a store holds.",
  access: "customers",
  effect: "write",
  request: z.object({
    correction_id: Id,
    customer_id: Id,
    store_id: Id,
    part: z.literal(["paid", "bonus"]),
    amount: z.int().check(
      z.minimum(-MOST_CORRECTED),
      z.maximum(MOST_CORRECTED),
      z.refine((yen) => yen !== 0),
    ),
    reason: Text(200).check(z.minLength(1)),
    /** Of who has nobody to confirm it. */
    code: z.optional(OneTimeCode),
  }),
  response: z.object({ state: z.literal(["waiting"]), due_at: z.nullable(Time) }),
  faults: [
    "gone",
    "changed",
    "short",
    "card_over",
    "code_needed",
    "wrong_code",
    "no_code",
    "no_other",
    "held_up",
  ],
});

export const decideCorrection = deskCall({
  path: "/desk/api/customers/corrections/decide",
  about: "Confirms or refuses what somebody else asked for, or calls off what is not done yet.",
  access: "customers",
  effect: "write",
  request: z.object({
    correction_id: Id,
    decision: z.literal(["confirm", "refuse", "call_off"]),
    /** What the card held when it was looked at, in yen. */
    balance: Yen,
  }),
  response: z.object({ state: BalanceCorrection.shape.state, balance_after: z.nullable(Yen) }),
  faults: ["gone", "changed", "own_correction", "short", "card_over"],
});
