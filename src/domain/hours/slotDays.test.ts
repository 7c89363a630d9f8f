import { describe, expect, it } from "vitest";
import { keptSlot, slotDays } from "./slotDays.ts";

const at = (time: string) => new Date(`2026-11-21T${time}+09:00`).toISOString();
const slots = [
  { time: at("12:00"), left: 0 },
  { time: at("12:15"), left: 2 },
  { time: at("12:30"), left: 0 },
  { time: at("12:45"), left: -1 },
];
const fixed = (time: string) => ({ time: at(time), isSoonest: false });

describe("a chosen time", () => {
  it("is kept while it has a place left, however its instant is written", () => {
    expect(keptSlot(slots, fixed("12:15"))).toEqual({ kind: "kept" });
    expect(keptSlot(slots, { time: "2026-11-21T12:45:00+09:00", isSoonest: false })).toEqual({
      kind: "kept",
    });
  });

  it("is lost when it is full or past, with the next one that is free", () => {
    expect(keptSlot(slots, fixed("12:30"))).toEqual({ kind: "lost", next: at("12:45") });
    expect(keptSlot(slots, fixed("11:00"))).toEqual({ kind: "lost", next: at("12:15") });
    expect(keptSlot(slots, fixed("20:00"))).toEqual({ kind: "lost", next: at("12:15") });
    expect(keptSlot([], fixed("12:15"))).toEqual({ kind: "lost", next: null });
  });

  it("as soon as possible moves to whatever is first, and is lost only when all are taken", () => {
    const soonest = { time: at("12:00"), isSoonest: true };
    expect(keptSlot(slots, soonest)).toEqual({ kind: "moved", time: at("12:15") });
    expect(keptSlot(slots, { ...soonest, time: at("12:15") })).toEqual({ kind: "kept" });
    expect(keptSlot(slots.slice(0, 1), soonest)).toEqual({ kind: "lost", next: null });
  });
});

it("times fall on the store's days, and a day off between them is one of them", () => {
  const late = { time: "2026-11-21T15:30:00Z", left: 1 };
  const after = { time: "2026-11-24T03:00:00Z", left: 1 };
  expect(
    slotDays([...slots, late, after], "Asia/Tokyo").map(({ day, slots: of }) => [day, of.length]),
  ).toEqual([
    ["2026-11-21", 4],
    ["2026-11-22", 1],
    ["2026-11-23", 0],
    ["2026-11-24", 1],
  ]);
  expect(slotDays([], "Asia/Tokyo")).toEqual([]);
});
