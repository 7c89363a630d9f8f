import { describe, expect, it } from "vitest";
import { byParty, ticketFor } from "./byParty.ts";
import { ticket } from "./testing/someBoard.ts";

describe("tickets", () => {
  it("of one party stand side by side where the first of them stands, with what of them waits", () => {
    const [a, b, c, d] = [
      ticket({ order_no: "a", visit_id: "one" }),
      ticket({ order_no: "b", visit_id: "two" }),
      ticket({ order_no: "c", visit_id: "one", is_waiting: false }),
      ticket({ order_no: "d", visit_id: "one" }),
    ];
    const placed = byParty([a, b, c, d]);
    expect(placed.map(({ ticket: { order_no } }) => order_no)).toEqual(["a", "c", "d", "b"]);
    expect(placed.map(({ isJoined }) => isJoined)).toEqual([true, true, true, false]);
    expect(placed.map(({ waiting }) => waiting.map(({ order_no }) => order_no))).toEqual([
      ["a", "d"],
      [],
      [],
      ["b"],
    ]);
  });

  it("away from a table have no party", () => {
    const two = ["a", "b"].map((order_no) => ticket({ order_no, order_type: 2, visit_id: null }));
    expect(byParty(two).every(({ isJoined }) => !isJoined)).toBe(true);
  });

  it("are found by call number, whole number, its end, or their table, never by what could be several ends", () => {
    const all = [
      ticket({ order_no: "261127-K3V9", number: "007", table_name: "A1" }),
      ticket({ order_no: "261127-BB07", number: "012", table_name: "C3" }),
    ];
    const found = (typed: string) => ticketFor(typed, all)?.order_no;
    expect(found("007")).toBe("261127-K3V9");
    expect(found("7")).toBe("261127-K3V9");
    expect(found("c3")).toBe("261127-BB07");
    expect(found("261127-bb07")).toBe("261127-BB07");
    expect(found("3v9")).toBe("261127-K3V9");
    expect(found("07")).toBeUndefined();
    expect(found("nothing")).toBeUndefined();
  });
});
