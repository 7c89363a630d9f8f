import { light } from "./callReference.ts";

/** The calls about refill cards and goods vouchers, without the weight of their schemas. */
export const refillMemberCall = light(() => import("#contract/calls/refillCard.ts"), "refillMember");

export const refillRecordCall = light(() => import("#contract/calls/refillCard.ts"), "refillRecord");

export const refillStoreCall = light(() => import("#contract/calls/refillCard.ts"), "refillStore");

export const refillCardListCall = light(() => import("#contract/calls/refillCard.ts"), "refillCardList");

export const refillCreateOrderCall = light(
  () => import("#contract/calls/refillCard.ts"),
  "refillCreateOrder",
);

export const refillDetailsCall = light(() => import("#contract/calls/refillCard.ts"), "refillDetails");

export const refillPayCall = light(() => import("#contract/calls/refillCard.ts"), "refillPay");

export const refillUseCardCall = light(() => import("#contract/calls/refillCard.ts"), "refillUseCard");

/** The member's credit cards, and the vault. */
export const creditCartListCall = light(() => import("#contract/calls/cards.ts"), "creditCartList");
