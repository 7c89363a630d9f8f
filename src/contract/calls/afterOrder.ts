import { call } from "../call.ts";
import { Receipt, ReceiptRequest } from "../receipt.ts";
import { Review } from "../review.ts";
import { ReviewDraft } from "../reviewDraft.ts";

export const orderEvaluate = call({
  path: "/order/order/orderevaluate",
  about: "Reviews an order that is completed, once.",
  access: "visitor",
  effect: "write",
  request: ReviewDraft,
  response: Review,
  fails: [412, 415, 416, 417, 424],
});

export const orderInvoice = call({
  path: "/order/order/orderinvoice",
  about:
    "Makes out the receipt of a paid order, by mail or to print. Answered with 1001, a success. 418: printed before, " +
    "and the store allows no copy.",
  access: "visitor",
  effect: "write",
  request: ReceiptRequest,
  response: Receipt,
  fails: [412, 418, 419, 420, 424],
});
