import { describe, expect, it } from "vitest";
import { changedLine, excessOf, howsOf, type LineState } from "./lineChange.ts";

const line: LineState = { number: 3, unit_price: 500, is_remade: false, isDish: true };
const open = { order_status: 1, pay_status: 0 } as const;

describe("what becomes of a line", () => {
  it.each([
    ["cancel", 3, { stays: 0, free: 0, remade: 0 }],
    ["cancel", 2, null],
    ["less", 2, { stays: 1, free: 0, remade: 0 }],
    ["less", 3, null],
    ["free", 3, { stays: 0, free: 3, remade: 0 }],
    ["free", 1, { stays: 2, free: 1, remade: 0 }],
    ["remake", 2, { stays: 3, free: 0, remade: 2 }],
    ["remake", 4, null],
    ["free", 0, null],
    ["free", 1.5, null],
  ] as const)("%s of %d", (how, number, outcome) => {
    expect(changedLine(line, how, number)).toEqual(outcome);
  });

  it("is nothing free that costs nothing, and nothing made anew that is not made or was so before", () => {
    expect(changedLine({ ...line, unit_price: 0 }, "free", 1)).toBeNull();
    expect(changedLine({ ...line, isDish: false }, "remake", 1)).toBeNull();
    expect(changedLine({ ...line, is_remade: true }, "remake", 1)).toBeNull();
  });
});

describe("what can be done about a line", () => {
  it("is all while its order is in the kitchen or was served, and no new dish before or after that", () => {
    expect(howsOf(line, open)).toEqual(["cancel", "less", "free", "remake"]);
    expect(howsOf({ ...line, number: 1 }, { ...open, order_status: 2 })).toEqual([
      "cancel",
      "free",
      "remake",
    ]);
    for (const order_status of [0, 3] as const)
      expect(howsOf(line, { ...open, order_status })).toEqual(["cancel", "less", "free"]);
  });

  it("is nothing once the order is canceled, was refunded, or has not been let in", () => {
    expect(howsOf(line, { ...open, order_status: -1 })).toEqual([]);
    for (const pay_status of [3, 4] as const) expect(howsOf(line, { ...open, pay_status })).toEqual([]);
    expect(howsOf(line, { ...open, is_to_be_let_in: true })).toEqual([]);
  });
});

describe("what goes back", () => {
  it.each([
    ["of what is paid, all that it is less", { pay_status: 1, total: 800, stored_total: 0 }, 300, 500],
    ["of what was collected, too", { pay_status: 5, total: 800, stored_total: 200 }, 0, 800],
    [
      "of what is not paid, what balances paid beyond it",
      { pay_status: 0, total: 800, stored_total: 400 },
      300,
      100,
    ],
    ["nothing of what nobody has paid", { pay_status: 0, total: 800, stored_total: 0 }, 300, 0],
  ] as const)("is %s", (_, order, total, back) => {
    expect(excessOf(order, total)).toBe(back);
  });
});
