import type { creditCartList } from "#contract/calls/cards.ts";
import type {
  refillCardList,
  refillCreateOrder,
  refillDetails,
  refillMember,
  refillPay,
  refillRecord,
  refillStore,
  refillUseCard,
} from "#contract/calls/refillCard.ts";
import { callReference } from "./callReference.ts";

const calls = () => import("#contract/calls/refillCard.ts");

/** The calls about refill cards and goods vouchers, without the weight of their schemas. */
export const refillMemberCall = callReference<typeof refillMember>(
  "/order/refill_card/member",
  "member",
  "read",
  () => calls().then((all) => all.refillMember),
);

export const refillRecordCall = callReference<typeof refillRecord>(
  "/order/refill_card/record",
  "member",
  "read",
  () => calls().then((all) => all.refillRecord),
);

export const refillStoreCall = callReference<typeof refillStore>(
  "/order/refill_card/store",
  "anyone",
  "read",
  () => calls().then((all) => all.refillStore),
);

export const refillCardListCall = callReference<typeof refillCardList>(
  "/order/refill_card/card_list",
  "anyone",
  "read",
  () => calls().then((all) => all.refillCardList),
);

export const refillCreateOrderCall = callReference<typeof refillCreateOrder>(
  "/order/refill_card/create_order",
  "member",
  "write",
  () => calls().then((all) => all.refillCreateOrder),
);

export const refillDetailsCall = callReference<typeof refillDetails>(
  "/order/refill_card/details",
  "member",
  "read",
  () => calls().then((all) => all.refillDetails),
);

export const refillPayCall = callReference<typeof refillPay>(
  "/order/refill_card/pay",
  "member",
  "write",
  () => calls().then((all) => all.refillPay),
);

export const refillUseCardCall = callReference<typeof refillUseCard>(
  "/order/refill_card/use_card",
  "member",
  "write",
  () => calls().then((all) => all.refillUseCard),
);

/** The member's credit cards, and the vault. */
export const creditCartListCall = callReference<typeof creditCartList>(
  "/order/my/creditcartlist",
  "member",
  "read",
  () => import("#contract/calls/cards.ts").then((all) => all.creditCartList),
);
