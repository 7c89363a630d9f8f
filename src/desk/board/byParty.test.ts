import { describe, expect, it } from "vitest";
import type { Ticket } from "#contract/calls/desk/board.ts";
import { byParty, ticketFor } from "./byParty.ts";
import { nextAction, needsForm } from "./ticketWords.ts";

/** An order at a table that waits, unless it is said otherwise. */
const ticket = (changes: Partial<Ticket> = {}): Ticket => ({
  order_no: "261127-AAAA",
  number: "001",
  order_type: 1,
  order_status: 0,
  pay_status: 0,
  is_waiting: true,
  is_ready: false,
  is_late: false,
  is_verified: true,
  visit_id: null,
  table_name: "A1",
  people: 2,
  placed_at: "2026-11-27T03:00:00Z",
  waits_since: "2026-11-27T03:00:00Z",
  due_at: null,
  lines: [],
  remarks: [],
  tableware: "",
  contact: null,
  address: null,
  courier: { courier_name: "", courier_phone: "", delivery_company: "", delivery_number: "" },
  parcels: [],
  delivery_date: null,
  delivery_section: "",
  gift: null,
  is_age_confirmed: false,
  handover_note: "",
  cancel_reason: "",
  refund_reason: "",
  total: 580,
  left_to_pay: 580,
  stored_total: 0,
  pay_type: 1,
  is_at_register: false,
  actions: ["accept", "pay_cash", "cancel"],
  ...changes,
});

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

  it("take money before goods where it is due at the counter", () => {
    const away = ticket({
      order_type: 2,
      order_status: 1,
      is_ready: true,
      actions: ["complete", "pay_cash"],
    });
    expect(nextAction(away)).toBe("pay_cash");
    expect(nextAction({ ...away, pay_type: 5 })).toBe("complete");
    expect(nextAction(ticket({ is_at_register: true }))).toBe("accept");
    expect(nextAction(ticket({ actions: ["cancel"] }))).toBeUndefined();
  });

  it("ask for something first where somebody else has to be known, or what is done can't be undone", () => {
    expect(needsForm("complete", ticket({ order_type: 2 }))).toBe(true);
    expect(needsForm("ready", ticket({ order_type: 3 }))).toBe(true);
    expect(needsForm("ready", ticket({ order_type: 2 }))).toBe(false);
    expect(needsForm("complete", ticket())).toBe(false);
    expect(needsForm("cancel", ticket())).toBe(true);
  });
});
