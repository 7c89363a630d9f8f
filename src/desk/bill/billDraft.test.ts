import { describe, expect, it } from "vitest";
import type { BillOrder, BillPart } from "#contract/calls/desk/bill.ts";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { type Draft, draftAfter, emptyDraft, headsLeft, isChoosable, reckon } from "./billDraft.ts";

const order = (changes: Partial<BillOrder> = {}): BillOrder => ({
  order_no: "1",
  number: "001",
  placed_at: "2026-11-21T03:00:00.000Z",
  order_status: 1,
  pay_status: PayStatus.unpaid,
  pay_type: null,
  bill: {
    list_subtotal: 900,
    goods_discount: 0,
    goods_subtotal: 900,
    coupon_discount: 0,
    cover_charge: 100,
    delivery_fee: 0,
    total: 1_000,
    taxes: [{ rate: 10, taxable: 1_000, tax: 90 }],
  },
  lines: [
    {
      line_id: "tea",
      name: "Tea",
      choices: "",
      number: 3,
      line_total: 900,
      pieces: [334, 333, 333],
      paid: 0,
    },
  ],
  stored_total: 0,
  parts_total: 0,
  left: 1_000,
  paying_online: 0,
  ...changes,
});
const part = { reversed: null } as BillPart;
const bill = { orders: [order()], parts: [], people: 3, rest: 1_000 };
const draft = (changes: Partial<Draft>): Draft => ({ ...emptyDraft("attempt"), ...changes });

describe("a part that is about to be taken", () => {
  it("is all that is left, in cash, unless somebody says otherwise", () => {
    expect(reckon(draft({}), bill)).toMatchObject({ amount: 1_000, tendered: 1_000, isTooLittle: false });
    expect(reckon(draft({ way: PayType.card }), bill).tendered).toBeNull();
  });

  it("is a share of those who have not paid, the odd yen on the first", () => {
    expect(headsLeft(bill)).toBe(3);
    expect(reckon(draft({ of: "heads" }), bill)).toMatchObject({ amount: 334, each: 333, heads: 3 });
    expect(headsLeft({ ...bill, parts: [part] })).toBe(2);
    expect(headsLeft({ ...bill, parts: [part, part, part, part] })).toBe(1);
    const left = { ...bill, parts: [part], rest: 666 };
    expect(reckon(draft({ of: "heads" }), left)).toMatchObject({ amount: 333, each: 333 });
    expect(reckon(draft({ of: "heads", heads: 4 }), bill).amount).toBe(250);
  });

  it("is an amount as it was typed, which may not be more than is left", () => {
    expect(reckon(draft({ of: "amount", amount: "￥５００" }), bill)).toMatchObject({
      amount: 500,
      fault: null,
    });
    expect(reckon(draft({ of: "amount", amount: "1,001" }), bill).fault).toBe("too_much");
    expect(reckon(draft({ of: "amount", amount: "ten" }), bill).fault).toBe("amount");
    expect(reckon(draft({ of: "amount" }), bill)).toMatchObject({ amount: 0, fault: null });
  });

  it("is of chosen pieces from the first that nobody paid on, and of no more than is left", () => {
    const chosen = draft({ of: "lines", chosen: { tea: 2, gone: 1 } });
    expect(reckon(chosen, bill)).toMatchObject({ amount: 667, lines: [{ line_id: "tea", number: 2 }] });
    const lines = [{ ...order().lines[0], paid: 2 }] as BillOrder["lines"];
    expect(reckon(chosen, { ...bill, orders: [order({ lines, left: 333 })], rest: 333 })).toMatchObject({
      amount: 333,
      lines: [{ line_id: "tea", number: 1 }],
    });
    expect(reckon(chosen, { ...bill, rest: 100 }).amount).toBe(100);
  });

  it("says whether what was handed over is enough", () => {
    expect(reckon(draft({ tendered: "5,000" }), bill)).toMatchObject({ tendered: 5_000, isTooLittle: false });
    expect(reckon(draft({ tendered: "999" }), bill).isTooLittle).toBe(true);
    expect(reckon(draft({ tendered: "x" }), bill).isTooLittle).toBe(true);
  });
});

it("lets pieces be chosen of an order that others' parts covered, and of none that was paid otherwise", () => {
  expect(isChoosable(order())).toBe(true);
  const covered = { left: 0, pay_status: PayStatus.paid };
  expect(isChoosable(order({ ...covered, parts_total: 1_000 }))).toBe(true);
  expect(isChoosable(order({ ...covered, parts_total: 400 }))).toBe(false);
  expect(isChoosable(order(covered))).toBe(false);
  expect(isChoosable(order({ ...covered, parts_total: 1_000, pay_status: PayStatus.refunded }))).toBe(false);
});

describe("the part after one that was taken", () => {
  const taken: Draft = { ...emptyDraft("one"), of: "heads", heads: 3, tendered: "1000" };

  it("is of the same and by the same way, for one head less, with nothing handed over yet", () => {
    expect(draftAfter(taken, taken, "two")).toEqual({ ...emptyDraft("two"), of: "heads", heads: 2 });
    expect(draftAfter({ ...taken, heads: 1 }, { ...taken, heads: 1 }, "two").heads).toBe(1);
  });

  it("keeps what was chosen for it while the one before was on its way, and nothing else of that", () => {
    const by = { ...taken, way: PayType.payPay, attempt_id: "chosen meanwhile" };
    expect(draftAfter(taken, by, "two")).toEqual({ ...by, heads: 2, tendered: "" });
    const lines: Draft = { ...emptyDraft("one"), of: "lines", chosen: { tea: 1 } };
    const amount: Draft = { ...lines, of: "amount", amount: "300", attempt_id: "typed meanwhile" };
    expect(draftAfter(lines, amount, "two")).toEqual({ ...amount, chosen: {} });
    const more: Draft = { ...lines, chosen: { tea: 2 }, attempt_id: "chosen meanwhile" };
    expect(draftAfter(lines, more, "two")).toEqual(more);
  });
});
