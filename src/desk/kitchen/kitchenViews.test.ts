import { describe, expect, it } from "vitest";
import type { KitchenLine, KitchenTicket } from "#contract/calls/desk/kitchen.ts";
import { OrderType } from "#contract/enumerations.ts";
import { ALL, countAt, madeAt, NONE, partiesAtPass, totalsOf, workAt } from "./kitchenViews.ts";

let count = 0;
const dish = (name: string, draft: Partial<KitchenLine> = {}): KitchenLine => {
  count += 1;
  return {
    line_id: `line-${count}`,
    goods_id: name,
    name,
    choices: "",
    number: 1,
    station_id: "grill",
    serving: "at_once",
    stage: "kitchen",
    is_new: false,
    is_remade: false,
    ready_at: null,
    ...draft,
  };
};
const order = (
  order_no: string,
  lines: KitchenLine[],
  draft: Partial<KitchenTicket> = {},
): KitchenTicket => ({
  order_no,
  number: order_no,
  order_type: OrderType.dineIn,
  table_name: "A1",
  people: 2,
  party: order_no,
  since: "2026-11-21T12:00:00+09:00",
  starts_at: null,
  due_at: null,
  remarks: [],
  courses: [],
  lines,
  ...draft,
});
const ready = (at: string) => ({ stage: "ready", ready_at: at }) as const;

describe("the work at a station", () => {
  it("is what it makes, without what it has made; the rest of a ticket is counted", () => {
    const tickets = [
      order("1", [dish("gyoza"), dish("beer", { station_id: "bar" })]),
      order("2", [dish("gyoza", ready("12:01")), dish("beer", { station_id: "bar" })]),
    ];
    const { now } = workAt({ tickets }, "grill");
    expect(now.map(({ elsewhere, lines, ticket }) => [ticket.order_no, lines.length, elsewhere])).toEqual([
      ["1", 1, 1],
    ]);
    expect(countAt({ tickets }, "bar")).toBe(2);
    expect(countAt({ tickets }, ALL)).toBe(2);
    expect(countAt({ tickets }, NONE)).toBe(0);
  });

  it("shows what it has made of a ticket as long as more of it is to be made", () => {
    const tickets = [order("1", [dish("gyoza", ready("12:01")), dish("rice")])];
    expect(workAt({ tickets }, "grill").now[0]?.lines).toHaveLength(2);
  });

  it("leaves for later what is for a time, and what waits for the end of the meal", () => {
    const tickets = [
      order("1", [dish("gyoza")], { starts_at: "2026-11-21T13:00:00+09:00" }),
      order("2", [dish("ice", { stage: "later" })]),
      order("3", [dish("gyoza"), dish("ice", { stage: "later" })]),
    ];
    const { later, now } = workAt({ tickets }, ALL);
    expect(now.map(({ ticket }) => ticket.order_no)).toEqual(["3"]);
    expect(later.map(({ ticket }) => ticket.order_no)).toEqual(["1", "2"]);
    // What is for later is not in today's batch.
    expect(totalsOf(now)).toEqual([{ goods_id: "gyoza", name: "gyoza", number: 1 }]);
  });
});

it("adds up the same dish over all tickets, most first", () => {
  const tickets = [
    order("1", [dish("rice"), dish("gyoza", { number: 2 })]),
    order("2", [dish("gyoza", { number: 4 }), dish("gyoza", ready("12:01"))]),
  ];
  expect(totalsOf(workAt({ tickets }, ALL).now).map(({ name, number }) => [name, number])).toEqual([
    ["gyoza", 6],
    ["rice", 1],
  ]);
});

it("offers what was made to be brought back, the last one first", () => {
  const tickets = [
    order("1", [dish("gyoza", ready("12:01")), dish("rice", ready("12:03"))]),
    order("2", [dish("soup", ready("12:02")), dish("beer", { station_id: "bar", ...ready("12:04") })]),
  ];
  expect(madeAt({ tickets }, "grill").map(({ line }) => line.name)).toEqual(["rice", "soup", "gyoza"]);
});

describe("the pass", () => {
  it("has a party complete when nothing of its part of the meal is being made any more", () => {
    const tickets = [
      order("1", [dish("gyoza"), dish("rice", ready("12:01"))], { party: "A" }),
      order("2", [dish("rice", ready("12:01")), dish("ice", { stage: "later" })], { party: "B" }),
      order("3", [dish("beer", { station_id: "bar" })], { party: "B2" }),
    ];
    const parties = partiesAtPass({ tickets });
    expect(
      parties.map(({ all, is_complete, party, ready: made }) => [party, made, all, is_complete]),
    ).toEqual([
      ["B", 1, 1, true],
      ["A", 1, 2, false],
      ["B2", 0, 1, false],
    ]);
  });

  it("brings together what a party has ordered in several orders, and leaves orders away from tables apart", () => {
    const away = { order_type: OrderType.takeAway, table_name: null, party: "same" };
    const tickets = [
      order("1", [dish("gyoza", ready("12:01"))], { party: "A" }),
      order("2", [dish("rice")], { party: "A" }),
      order("3", [dish("rice")], away),
      order("4", [dish("rice")], away),
    ];
    const parties = partiesAtPass({ tickets });
    expect(parties.map(({ lines, ticket }) => [ticket.order_no, lines.map(({ name }) => name)])).toEqual([
      ["1", ["gyoza", "rice"]],
      ["3", ["rice"]],
      ["4", ["rice"]],
    ]);
  });

  it("forgets whoever has been served, until the next dish", () => {
    const tickets = [order("1", [dish("gyoza", { stage: "served", ready_at: "12:01" })])];
    expect(partiesAtPass({ tickets })).toEqual([]);
  });
});
