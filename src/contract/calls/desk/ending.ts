import * as z from "zod/mini";
import { Id, OrderType, Text, Time, Yen } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** Days within which a store that was closed for good can be opened again. */
export const REOPENED_WITHIN = 30;

/** What guests hold of a store: how many of them, what was paid for it, and what was given on top. */
const Held = z.object({ count: z.int(), yen: Yen, bonus: Yen });

export const ending = deskCall({
  path: "/desk/api/store/ending",
  about: "What closing a store for good means, before it is done and after.",
  access: "operator",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    /** As it has to be typed: in Japanese. */
    name: z.string(),
    /** Null: it was not closed for good. */
    ended_at: z.nullable(Time),
    /** Until when it can be opened again; null: it was not closed, or that is over. */
    reopen_until: z.nullable(Time),
    /** Orders that have to be ended first, the oldest of them named. */
    open_orders: z.int(),
    orders: z.array(z.object({ order_no: z.string(), order_type: OrderType, placed_time: Time, total: Yen })),
    cards: Held,
    vouchers: Held,
    /** Coupons that are given out, or will be. */
    coupons: z.int(),
    /** When a draft of its menu would be published. */
    publish_time: z.nullable(Time),
    printers: z.int(),
    /** Tablets that belong to it, and people of the staff who have it and no other store. */
    tablets: z.int(),
    staff: z.int(),
  }),
  faults: [],
});

export const endStore = deskCall({
  path: "/desk/api/store/end",
  about:
    "Closes a store for good, by its name, once no order is open there. It can be opened again for some days.",
  access: "operator",
  effect: "write",
  request: z.object({ store_id: Id, name: Text(200) }),
  response: z.object({
    /** Why it was not done; null: it is closed. */
    wrong: z.nullable(z.literal(["name", "orders"])),
  }),
  faults: [],
});

export const reopenStore = deskCall({
  path: "/desk/api/store/reopen",
  about: "Opens a store again that was closed for good some days ago, as it was.",
  access: "operator",
  effect: "write",
  request: z.object({ store_id: Id }),
  response: z.object({
    /** It was too long ago. */
    is_over: z.boolean(),
  }),
  faults: [],
});
