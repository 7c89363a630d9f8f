import type { FloorTable, Party } from "#contract/calls/desk/floor.ts";
import { ticket } from "#desk/board/testing/someBoard.ts";

/** A table of a floor, free unless more is said. */
export const table = (name: string, more: Partial<FloorTable> = {}): FloorTable => ({
  table_id: name,
  area: "",
  x: 0,
  y: 0,
  shape: "square",
  name,
  seats: 4,
  state: "free",
  is_locked: false,
  visit_ids: [],
  people: null,
  opened_at: null,
  state_since: null,
  total: 0,
  left_to_pay: 0,
  waiting: 0,
  calls: 0,
  is_paying: false,
  joined_to: null,
  ...more,
});
/** A table with a party that has ordered. */
export const seated = (name: string, more: Partial<FloorTable> = {}) =>
  table(name, { state: "ordered", visit_ids: [`visit-${name}`], people: 2, total: 800, ...more });
/** An order of the party at A1. */
export const ordered = (
  order_no: string,
  more: Partial<Party["tickets"][number]> = {},
): Party["tickets"][number] => ({
  ...ticket({ order_no, number: order_no, visit_id: "visit-A1", is_waiting: false, actions: ["complete"] }),
  is_paying: false,
  is_outside: false,
  ...more,
});
