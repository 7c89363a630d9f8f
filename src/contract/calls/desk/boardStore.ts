import * as z from "zod/mini";
import { Id, OrderType, Time } from "#contract/scalars.ts";
import { PauseReason } from "#contract/store.ts";

/** The store of a board, as far as its board says something of it. */
export const BoardStore = z.object({
  store_id: Id,
  name: z.string(),
  time_zone: z.string(),
  order_types: z.array(OrderType),
  paused_until: z.nullable(Time),
  pause_reason: z.nullable(PauseReason),
  /** Minutes that guests are told to wait longer, and for which nothing can be booked: the kitchen is full. */
  extra_minutes: z.int(),
  closed_minutes: z.int(),
  /** Minutes after which a guest at a table has waited for a while, and for too long. */
  slow_minutes: z.int(),
  late_minutes: z.int(),
});
