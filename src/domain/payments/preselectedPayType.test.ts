import { describe, expect, it } from "vitest";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { isPaidLater, preselectedPayType } from "./preselectedPayType.ts";

const { card, cash, cashOnDelivery, payPay, wallet } = PayType;
const everything = () => true;

describe("the way to pay that is chosen before anything is tapped", () => {
  it("is at the register at a table, whatever was paid with last", () => {
    const types = [payPay, card, cash];
    const at = { types, order_type: OrderType.dineIn, last: payPay, isReady: everything };
    expect(preselectedPayType(at)).toBe(cash);
  });

  it("is the last one on this device, where the store takes it and nothing more is asked for it", () => {
    const away = { types: [cash, payPay, card], order_type: OrderType.takeAway };
    expect(preselectedPayType({ ...away, last: payPay, isReady: everything })).toBe(payPay);
    expect(preselectedPayType({ ...away, last: wallet, isReady: everything })).toBe(cash);
    expect(preselectedPayType({ ...away, last: card, isReady: (type) => type !== card })).toBe(cash);
  });

  it("is else at the counter or the door", () => {
    const last = null;
    expect(
      preselectedPayType({
        types: [card, cash],
        order_type: OrderType.takeAway,
        last,
        isReady: everything,
      }),
    ).toBe(cash);
    expect(
      preselectedPayType({
        types: [payPay, cashOnDelivery],
        order_type: OrderType.delivery,
        last,
        isReady: everything,
      }),
    ).toBe(cashOnDelivery);
  });

  it("is else the first that asks for nothing more, and the first of all where each does", () => {
    const online = { types: [card, payPay], order_type: OrderType.shipping, last: null };
    expect(preselectedPayType({ ...online, isReady: (type) => type === payPay })).toBe(payPay);
    expect(preselectedPayType({ ...online, isReady: () => false })).toBe(card);
    expect(preselectedPayType({ ...online, types: [], isReady: everything })).toBeNull();
  });

  it("is paid before the order is made, but in cash", () => {
    expect([cash, cashOnDelivery, payPay, card, wallet].map(isPaidLater)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
