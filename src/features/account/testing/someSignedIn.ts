import type { login } from "#contract/calls/signIn.ts";
import type { ResponseOf } from "#contract/call.ts";
import { someUser } from "#boot/testing/session.ts";

/** The answer of signing in to a member's account, nothing brought along. */
export function someSignedIn(changes: Partial<ResponseOf<typeof login>> = {}): ResponseOf<typeof login> {
  const moved = { orders: 0, cart_lines: 0, coupons: 0, addresses: 0 };
  return { ...someUser(), kind: "member", is_new: 0, moved, ...changes };
}
