import { isAnswerOf } from "#net/callKey.ts";

/** Keys of answers about the member, their addresses among them: what a change of those makes old. */
export const isAboutMember = isAnswerOf("/order/my/");
