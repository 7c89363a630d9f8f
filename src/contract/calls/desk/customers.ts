import * as z from "zod/mini";
import { Cursor, Day, Id, OrderStatus, OrderType, Text, Time, WireLanguage, Yen } from "#contract/scalars.ts";
import { BalanceCorrection } from "./corrections.ts";
import { deskCall } from "./deskCall.ts";
import { PrivacyRequest } from "./privacyRequests.ts";

const Standing = z.literal(["member", "visitor"]);

export const FoundCustomer = z.object({
  customer_id: Id,
  name: z.string(),
  /** Its last digits; empty: there is none. */
  phone_end: z.string(),
  since: Time,
});
export type FoundCustomer = z.infer<typeof FoundCustomer>;

export const findCustomers = deskCall({
  path: "/desk/api/customers",
  about:
    "Members by phone (all of it, or its last digits), by the beginning of their mail address, or by name.",
  access: "customers",
  effect: "read",
  request: z.object({ text: Text(80).check(z.minLength(1)), cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(FoundCustomer),
    next_cursor: z.nullable(z.string()),
    /** There are more than anybody looks through: the search is to be narrowed. */
    has_many: z.boolean(),
  }),
  faults: ["cursor", "held_up", "too_little"],
});

const CustomerOrder = z.object({
  order_no: Id,
  store_id: Id,
  store_name: z.string(),
  order_type: OrderType,
  order_status: OrderStatus,
  placed_at: Time,
  total: Yen,
});

const CustomerCard = z.object({
  store_id: Id,
  store_name: z.string(),
  balance: Yen,
  /** The part of it that was given on top. */
  bonus: Yen,
  valid_until: z.nullable(Time),
  is_over: z.boolean(),
  /** What went in and out, the newest first, no more than the last ones. */
  entries: z.array(
    z.object({
      kind: z.literal(["purchase", "bonus", "gift", "spend", "refund", "expiry", "correction"]),
      time: Time,
      /** Yen; negative: it went out. */
      amount: z.int(),
      balance_after: Yen,
    }),
  ),
});
export type CustomerCard = z.infer<typeof CustomerCard>;

export const Customer = z.object({
  customer_id: Id,
  kind: Standing,
  name: z.string(),
  nickname: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  language: WireLanguage,
  since: Time,
  has_password: z.boolean(),
  platforms: z.array(z.literal(["line", "wechat"])),
  /** Kept addresses: what they say is in the file of a disclosure. */
  addresses: z.int(),
  /** At one's own stores: so many in all, and the newest of them. */
  order_count: z.int(),
  orders: z.array(CustomerOrder),
  cards: z.array(CustomerCard),
  vouchers: z.array(
    z.object({
      voucher_id: Id,
      store_name: z.string(),
      name: z.string(),
      balance: Yen,
      valid_until: z.nullable(Time),
    }),
  ),
  coupons: z.array(
    z.object({
      member_coupon_id: Id,
      name: z.string(),
      state: z.literal(["good", "used", "over"]),
      valid_until: z.nullable(Time),
    }),
  ),
  reviews: z.array(z.object({ store_name: z.string(), star: z.int(), content: z.string(), time: Time })),
  corrections: z.array(BalanceCorrection),
  requests: z.array(PrivacyRequest),
  /** Whether all that is kept of them is of one's own stores, so that one may answer what they ask for by law. */
  may_answer: z.boolean(),
  /** Today, by which a request comes in. */
  today: Day,
});
export type Customer = z.infer<typeof Customer>;

export const lookAtCustomer = deskCall({
  path: "/desk/api/customers/one",
  about:
    "A customer with what is kept of them at one's stores. That it was looked at stands in the audit log.",
  access: "customers",
  effect: "write",
  request: z.object({ customer_id: Id }),
  response: Customer,
  faults: ["gone"],
});
