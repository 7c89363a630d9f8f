import { expect, it } from "vitest";
import { PayType } from "#contract/enumerations.ts";
import { hostsOwnFirst } from "./PayTypeCards.tsx";

it("in WeChat its own payment comes first, where the store takes it, and nothing else is moved", () => {
  expect(hostsOwnFirst([PayType.cash, PayType.card, PayType.weChatPay, PayType.payPay], "wechat")).toEqual([
    2, 1, 5, 4,
  ]);
  expect(hostsOwnFirst([PayType.cash, PayType.card, PayType.payPay], "wechat")).toEqual([1, 5, 4]);
  expect(hostsOwnFirst([PayType.cash, PayType.card, PayType.weChatPay, PayType.payPay], "line")).toEqual([
    1, 5, 2, 4,
  ]);
  expect(hostsOwnFirst([PayType.cash, PayType.card, PayType.weChatPay, PayType.payPay], "browser")).toEqual([
    1, 5, 2, 4,
  ]);
});
