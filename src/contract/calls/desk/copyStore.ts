import * as z from "zod/mini";
import { Id } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";
import { NeededWords } from "./words.ts";

export const copyStore = deskCall({
  path: "/desk/api/store/copy",
  about:
    "Makes a store like another one: what it is, its hours, settings and menu, its tables on demand; none of its orders, " +
    "staff, balances, coupons and reviews. It is to be opened as any new one.",
  access: "operator",
  effect: "write",
  request: z.object({
    /** The store that is copied. */
    store_id: Id,
    /** Of the copy: the maker's own, so that it is not made twice. */
    copy_id: Id,
    name: NeededWords(60),
    /** Their names, seats and places; their codes are new. */
    with_tables: z.boolean(),
  }),
  response: Done,
  faults: ["changed", "gone"],
});
