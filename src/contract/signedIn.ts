import * as z from "zod/mini";
import { User } from "./member.ts";
import { Flag } from "./scalars.ts";

/** The session that signing in began. The visitor's before it has ended, and what it held is the member's now. */
export const SignedIn = z.object({
  ...User.shape,
  kind: z.literal(["visitor", "member"]),
  /** 1: the account was made by this sign-in. */
  is_new: Flag,
  /** What came along from the visitor's session. */
  moved: z.object({ orders: z.int(), cart_lines: z.int(), coupons: z.int(), addresses: z.int() }),
});
