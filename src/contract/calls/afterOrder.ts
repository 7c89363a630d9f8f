import { call } from "#contract/call.ts";
import { Receipt, ReceiptRequest } from "#contract/order.ts";
import { Review, ReviewDraft } from "#contract/review.ts";
import * as Code from "../codes.ts";

export const orderEvaluate = call({
  path: "/order/order/orderevaluate",
  about:
    "Reviews an order of the caller's that is completed and paid, once. 417, with a `reason`: it is not yet " +
    "(`order_open`), or a picture is not the caller's own, or was used before (`pictures`).",
  access: "visitor",
  effect: "write",
  request: ReviewDraft,
  response: Review,
  fails: [Code.orderMissing, Code.alreadyReviewed, Code.ratingMissing, Code.reviewFailed, Code.noPermission],
});

export const orderInvoice = call({
  path: "/order/order/orderinvoice",
  about:
    "Makes out the receipt of an order that the caller has paid, by mail or to print. Answered with 1001, a success. " +
    "Again it is a copy, and marked so; 418 where the store allows none, and where whoever paid parts of the table's bill has receipts. 419: mail cannot be sent at present. 424: " +
    "another's order, one that is not paid, and one whose money went back.",
  access: "visitor",
  effect: "write",
  request: ReceiptRequest,
  response: Receipt,
  fails: [
    Code.orderMissing,
    Code.receiptAlreadyPrinted,
    Code.printFailed,
    Code.companyNameMissing,
    Code.noPermission,
  ],
  success: Code.receiptConfirmed,
});
