import type { creditCartList } from "#contract/calls/cards.ts";
import type { refillMember } from "#contract/calls/refillCard.ts";
import { callReference } from "./callReference.ts";

/** The member's cards and vouchers, without the weight of their schemas. */
export const refillMemberCall = callReference<typeof refillMember>(
  "/order/refill_card/member",
  "member",
  "read",
  () => import("#contract/calls/refillCard.ts").then((all) => all.refillMember),
);

/** The member's credit cards, and the vault. */
export const creditCartListCall = callReference<typeof creditCartList>(
  "/order/my/creditcartlist",
  "member",
  "read",
  () => import("#contract/calls/cards.ts").then((all) => all.creditCartList),
);
