import * as z from "zod/mini";
import { Day, Id, Text, Time, Yen } from "#contract/scalars.ts";
import { deskCall, Done, StaffRole } from "./deskCall.ts";

const Person = z.object({ name: z.string(), role: StaffRole });

/** How it was made sure that a request is the person's own. */
export const IDENTITIES = ["account", "call", "document", "known"] as const;
export const REQUEST_KINDS = ["disclosure", "deletion"] as const;

/** What somebody asks for by the law on personal data, and what became of it. */
export const PrivacyRequest = z.object({
  request_id: Id,
  customer_id: Id,
  /** Empty once they were deleted. */
  customer_name: z.string(),
  kind: z.literal(REQUEST_KINDS),
  came_on: Day,
  due_on: Day,
  is_late: z.boolean(),
  identity: z.literal(IDENTITIES),
  note: z.string(),
  taken_by: z.nullable(Person),
  taken_at: Time,
  state: z.literal(["open", "answered", "refused"]),
  answered_by: z.nullable(Person),
  answered_at: z.nullable(Time),
  refusal: z.string(),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

export const openRequests = deskCall({
  path: "/desk/api/customers/requests",
  about: "Requests by law of one's customers that are not answered, those that are due first.",
  access: "customers",
  effect: "read",
  request: z.object({}),
  response: z.object({ requests: z.array(PrivacyRequest) }),
  faults: [],
});

export const takeRequest = deskCall({
  path: "/desk/api/customers/requests/take",
  about: "Takes in what a customer asks for by law.",
  access: "customers",
  effect: "write",
  request: z.object({
    request_id: Id,
    customer_id: Id,
    kind: z.literal(REQUEST_KINDS),
    came_on: Day,
    identity: z.literal(IDENTITIES),
    note: Text(500),
  }),
  response: z.object({ due_on: Day }),
  faults: ["gone"],
});

/** GET address of the file of a request for disclosure, with its id behind. */
export const DISCLOSURE_FILE = "/desk/api/customers/disclosure";

export const answerRequest = deskCall({
  path: "/desk/api/customers/requests/answer",
  about: "Notes that a disclosure was handed over, or that a request was refused and why.",
  access: "customers",
  effect: "write",
  request: z.object({
    request_id: Id,
    outcome: z.literal(["answered", "refused"]),
    /** Why, as the person was told. */
    refusal: Text(500),
  }),
  response: Done,
  faults: ["gone", "changed", "beyond_stores", "reason_missing"],
});

export const deletionMeans = deskCall({
  path: "/desk/api/customers/requests/means",
  about: "What stands in the way of a customer's deletion, and what they would lose.",
  access: "customers",
  effect: "read",
  request: z.object({ request_id: Id }),
  response: z.object({
    /** They have to end first. */
    open_orders: z.array(
      z.object({ order_no: Id, store_id: Id, store_name: z.string(), call_number: z.string(), total: Yen }),
    ),
    card_balance: Yen,
    voucher_balance: Yen,
    unused_coupons: z.int(),
    waiting_corrections: z.int(),
    has_mail: z.boolean(),
  }),
  faults: ["gone", "beyond_stores"],
});

export const eraseCustomer = deskCall({
  path: "/desk/api/customers/requests/erase",
  about: "Deletes a customer as they asked. What is left on cards and vouchers goes to their stores.",
  access: "customers",
  effect: "write",
  request: z.object({
    request_id: Id,
    /** Yen that are left, as they were seen: whoever deletes knows of them. */
    balance: Yen,
  }),
  response: Done,
  faults: ["gone", "changed", "open_orders", "beyond_stores"],
});
