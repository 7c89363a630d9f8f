import { expect, it } from "vitest";
import { noticeLink } from "./noticeLink.ts";

it.each([
  ["order_accepted", "1", "/orderDetail?orderNo=1&storeId=bar"],
  ["review_replied", "1", "/evaluation?orderNo=1"],
  ["use_confirmed", null, "/userVoucher"],
  ["store_message", null, "/message?storeId=bar"],
] as const)("a message of %s leads to what it is about", (event, order_no, address) => {
  expect(noticeLink({ event, order_no }, { storeId: "bar" })).toBe(address);
});
