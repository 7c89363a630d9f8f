import { orderEvaluate } from "#contract/calls/afterOrder.ts";
import { answer } from "#provider/server/context.ts";
import { reviewOrder } from "#provider/reviews/reviewOrder.ts";

export const answerOrderEvaluate = answer(orderEvaluate, reviewOrder);
