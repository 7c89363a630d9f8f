import * as z from "zod/mini";
import { call, page } from "#contract/call.ts";
import { Cursor, Id } from "#contract/scalars.ts";
import * as Code from "../codes.ts";
import { Inform } from "../inform.ts";

export const informList = call({
  path: "/order/inform/inform_list",
  about: "The member's notices, newest first; `thread` leaves only messages to and from one store.",
  access: "visitor",
  effect: "read",
  request: z.object({
    store_id: z.optional(Id),
    /** Only what was written to and by the store. */
    thread: z.optional(z.boolean()),
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    ...page(Inform).shape,
    /** Unread notices in all. */
    unread: z.int(),
  }),
  fails: [],
});

export const informRead = call({
  path: "/order/inform/inform_read",
  about: "Marks a notice as read, or all of them when none is named.",
  access: "visitor",
  effect: "write",
  request: z.object({ inform_id: z.optional(Id), store_id: z.optional(Id) }),
  response: z.object({
    /** Unread notices left in all. */
    unread: z.int(),
  }),
  fails: [Code.noData],
});
