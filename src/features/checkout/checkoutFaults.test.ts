import { describe, expect, it } from "vitest";
import { PayType } from "#contract/enumerations.ts";
import { checkoutFaults } from "./checkoutFaults.ts";

const whole = { people: 2, tableware: "chopsticks", remark: "", companyName: "", pay_type: PayType.cash };
const needs = { peopleChoices: [1, 2, 3], hasTableware: true, isPaidLater: false };

describe("the confirmation at the table", () => {
  it("lets a whole form through", () => {
    expect(checkoutFaults(whole, needs)).toEqual({});
  });

  it("asks for diners, tableware and a payment method, each under its own field", () => {
    const empty = { ...whole, people: null, tableware: null, pay_type: null };
    expect(checkoutFaults(empty, needs)).toEqual({
      people: "error.people",
      tableware: "error.tableware",
      pay_type: "error.payType",
    });
  });

  it("refuses diners that are not in the list", () => {
    expect(checkoutFaults({ ...whole, people: 4 }, needs)).toEqual({ people: "error.people" });
  });

  it("asks for no tableware where the store has no kinds of it, and for no payment with an addition", () => {
    const bare = { ...whole, tableware: null, pay_type: null };
    expect(checkoutFaults(bare, { ...needs, hasTableware: false, isPaidLater: true })).toEqual({});
  });

  it("asks nobody for tableware where nobody has come since", () => {
    const added = { ...whole, people: 0, tableware: null };
    const others = { ...needs, peopleChoices: [0, 1, 2] };
    expect(checkoutFaults(added, others)).toEqual({});
    expect(checkoutFaults({ ...added, people: 1 }, others)).toEqual({ tableware: "error.tableware" });
  });

  it("refuses texts that are longer than the provider takes", () => {
    const long = { ...whole, remark: "あ".repeat(201), companyName: "あ".repeat(101) };
    expect(checkoutFaults(long, needs)).toEqual({ remark: "error.remark", companyName: "error.companyName" });
  });
});
