import { describe, expect, it } from "vitest";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { isPaidLater, preselectedPayType } from "./preselectedPayType.ts";

const { card, cash, cashOnDelivery, payPay, wallet } = PayType;
const everything = () => true;

describe("the way to pay that is chosen before anything is tapped", () => {
  it("is at the register at a table, whatever was paid with last", () => {
    const types = [payPay, card, cash];
    const at = { types, order_type: OrderType.dineIn, last: payPay, hasKeptCard: false, isReady: everything };
    expect(preselectedPayType(at)).toBe(cash);
  });

  it("is the last one on this device, where the store takes it and nothing more is asked for it", () => {
    const away = { types: [cash, payPay, card], order_type: OrderType.takeAway };
    expect(preselectedPayType({ ...away, last: payPay, hasKeptCard: false, isReady: everything })).toBe(
      payPay,
    );
    expect(preselectedPayType({ ...away, last: wallet, hasKeptCard: false, isReady: everything })).toBe(cash);
    expect(
      preselectedPayType({ ...away, last: card, hasKeptCard: false, isReady: (type) => type !== card }),
    ).toBe(cash);
  });

  it("is else at the counter or the door", () => {
    const last = null;
    expect(
      preselectedPayType({
        types: [card, cash],
        order_type: OrderType.takeAway,
        last,
        hasKeptCard: false,
        isReady: everything,
      }),
    ).toBe(cash);
    expect(
      preselectedPayType({
        types: [payPay, cashOnDelivery],
        order_type: OrderType.delivery,
        last,
        hasKeptCard: false,
        isReady: everything,
      }),
    ).toBe(cashOnDelivery);
  });

  it("is a card that one keeps before cash at the door, and after it at the counter", () => {
    const known = { last: null, hasKeptCard: true, isReady: everything };
    const brought = { ...known, types: [payPay, cashOnDelivery, card], order_type: OrderType.delivery };
    expect(preselectedPayType(brought)).toBe(card);
    expect(preselectedPayType({ ...brought, last: cashOnDelivery })).toBe(cashOnDelivery);
    expect(preselectedPayType({ ...brought, types: [payPay, cashOnDelivery] })).toBe(cashOnDelivery);
    expect(preselectedPayType({ ...known, types: [cash, card], order_type: OrderType.takeAway })).toBe(cash);
  });

  it("is else the first that asks for nothing more, and the first of all where each does", () => {
    const online = { types: [card, payPay], order_type: OrderType.shipping, last: null };
    expect(preselectedPayType({ ...online, hasKeptCard: false, isReady: (type) => type === payPay })).toBe(
      payPay,
    );
    expect(preselectedPayType({ ...online, hasKeptCard: false, isReady: () => false })).toBe(card);
    expect(preselectedPayType({ ...online, types: [], hasKeptCard: false, isReady: everything })).toBeNull();
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
