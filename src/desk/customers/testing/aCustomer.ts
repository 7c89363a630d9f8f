import type { BalanceCorrection } from "#contract/calls/desk/corrections.ts";
import type { Customer } from "#contract/calls/desk/customers.ts";
import type { PrivacyRequest } from "#contract/calls/desk/privacyRequests.ts";

export const time = "2026-11-21T03:00:00.000Z";
/** One of a colleague’s, that waits. */
export const correction: BalanceCorrection = {
  correction_id: "c1",
  customer_id: "hana",
  customer_name: "Saito Hana",
  store_id: "diner",
  store_name: "Diner",
  part: "paid",
  amount: -300,
  reason: "Credited twice",
  asked_by: { name: "Aki", role: "manager" },
  asked_at: time,
  due_at: null,
  state: "waiting",
  decided_by: null,
  decided_at: null,
  balance: 1_200,
  part_balance: 1_000,
  balance_after: null,
  is_own: false,
};
/** One for deletion, that is late. */
export const request: PrivacyRequest = {
  request_id: "r1",
  customer_id: "hana",
  customer_name: "Saito Hana",
  kind: "deletion",
  came_on: "2026-11-01",
  due_on: "2026-11-15",
  is_late: true,
  identity: "call",
  note: "",
  taken_by: { name: "Aki", role: "manager" },
  taken_at: time,
  state: "open",
  answered_by: null,
  answered_at: null,
  refusal: "",
};

/** A member with a card of ¥1,200, of which 200 are a bonus. */
export const aCustomer: Customer = {
  customer_id: "hana",
  kind: "member",
  name: "Saito Hana",
  nickname: "",
  phone: "+819012345678",
  email: null,
  language: "ja",
  since: time,
  has_password: true,
  platforms: ["line"],
  addresses: 0,
  order_count: 0,
  orders: [],
  cards: [
    {
      store_id: "diner",
      store_name: "Diner",
      balance: 1_200,
      bonus: 200,
      valid_until: null,
      is_over: false,
      entries: [],
    },
  ],
  vouchers: [],
  coupons: [],
  reviews: [],
  corrections: [],
  requests: [],
  may_answer: true,
  today: "2026-11-21",
};
