import { isAnswerOf } from "#net/callKey.ts";

/** Keys of what is read of the member's cards: their list, one of them, and the profile that counts them. */
export const isAboutCards = isAnswerOf(
  "/order/my/creditcartlist",
  "/order/my/memberinfo",
  "/api/user/userCardDetail",
);
