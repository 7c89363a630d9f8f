import { expect, test } from "vitest";
import { isMissed } from "../table.ts";
import {
  heldFigures,
  interactionToNextPaint,
  longUseFigures,
  percentile,
  scriptWords,
  tapFigures,
  wayFigures,
} from "./mealFigures.ts";
import { longTasks, type Tap } from "./measuredPhone.ts";
import type { ToldScript } from "./probe.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const script: ToldScript = {
  source: "https://example.com/assets/Abc-1.js?v=1",
  name: "openSheet",
  invoker: "DIV#app.onclick",
  at: 100,
  ms: 61.4,
};
const names = new Map([["Abc-1.js", "dish"]]);
const tap = (name: string, latency: number, more: Partial<Tap> = {}): Tap => ({
  name,
  latency,
  parts: { inputDelay: 3, processing: latency - 13, presentation: 10 },
  script: null,
  work: 100,
  screen: null,
  ...more,
});

test("a percentile is a value that was measured: half of a hundred are at most 50", () => {
  expect(percentile(upTo(100), 50)).toBe(50);
  expect(percentile(upTo(100), 98)).toBe(98);
  expect(percentile([30, 10, 20], 50)).toBe(20);
  expect(percentile([7], 98)).toBe(7);
  expect(percentile([], 50)).toBeNaN();
});

test("INP is the slowest of fewer than fifty, and passes one over of each fifty", () => {
  expect(interactionToNextPaint(upTo(49))).toBe(49);
  expect(interactionToNextPaint(upTo(50))).toBe(49);
  expect(interactionToNextPaint(upTo(100))).toBe(98);
  expect(interactionToNextPaint([])).toBeNaN();
});

test("a script is told by who called it, its name and its part of the build; one of the page itself by that", () => {
  expect(scriptWords(script, names)).toBe("61 ms of DIV#app.onclick openSheet in dish");
  expect(scriptWords({ ...script, source: "", name: "" }, names)).toBe(
    "61 ms of DIV#app.onclick in the page",
  );
  expect(scriptWords(null, names)).toBe("no script");
});

test("a way's worst tap is named with its cause, and misses its bar above 150 ms", () => {
  const figures = wayFigures(
    "At a table",
    [tap("add", 40), tap("open", 160, { script, screen: 200 })],
    [],
    names,
  );
  const worst = figures.find(({ name }) => name.endsWith("the worst tap"));
  expect(worst).toMatchObject({ value: 160, note: "open; 61 ms of DIV#app.onclick openSheet in dish" });
  expect(figures.filter(isMissed).map(({ name }) => name)).toEqual([
    "At a table: taps, p98 (INP)",
    "At a table: the worst tap",
  ]);
  expect(figures.find(({ name }) => name.endsWith("the slowest screen"))?.value).toBe(200);
});

test("a way may have two long tasks for each of its taps, those of arriving not counted", () => {
  const task = { after: "add", ms: 60, script: null };
  const isWithin = (tasks: number) =>
    !wayFigures(
      "Mall",
      [tap("add", 40)],
      Array.from({ length: tasks }, () => task),
      names,
    ).some(isMissed);
  expect([isWithin(2), isWithin(3)]).toEqual([true, false]);
  const arriving = Array.from({ length: 3 }, () => ({ ...task, after: "arrive" }));
  expect(wayFigures("Mall", [tap("add", 40)], arriving, names).some(isMissed)).toBe(false);
});

test("every tap has a line with its parts, its work and the screen that it led to", () => {
  const [first] = tapFigures("Mall", [tap("open", 53, { script, screen: 211.6 })], names);
  expect(first).toEqual({
    name: "Mall: open",
    value: 53,
    unit: "ms",
    note: "3 + 40 + 10; work 100 ms; screen after 212 ms; 61 ms of DIV#app.onclick openSheet in dish",
  });
});

test("a long task counts from the first paint on, with the script that took most of it", () => {
  const other = { ...script, name: "draw", at: 120, ms: 20 };
  const tasks = longTasks([
    { step: "arrive", what: { kind: "task", at: 10, ms: 70 } },
    { step: "arrive", what: { kind: "FCP", value: 90 } },
    { step: "open", what: { kind: "frame", at: 95, ms: 90, scripts: [other, script] } },
    { step: "open", what: { kind: "task", at: 95, ms: 80 } },
    { step: "add", what: { kind: "task", at: 400, ms: 55 } },
  ]);
  expect(tasks).toEqual([
    { after: "open", ms: 80, script },
    { after: "add", ms: 55, script: null },
  ]);
});

test("what a page holds is told with its moment", () => {
  expect(heldFigures({ "at the end": { heap: 12.5, nodes: 900, listeners: 70 } })).toEqual([
    { name: "Heap at the end", value: 12.5, unit: "MB", note: "900 nodes, 70 listeners" },
  ]);
});

test("half an hour of use misses its bars where what is held grows after the first look", () => {
  const flat = { heap: 10, nodes: 900, listeners: 70 };
  const figures = longUseFigures([
    [5, flat],
    [30, { ...flat, nodes: 1_800 }],
  ]);
  expect(figures.slice(0, 2).map(({ name }) => name)).toEqual([
    "Heap after 5 minutes of use",
    "Heap after 30 minutes of use",
  ]);
  expect(figures.filter(isMissed).map(({ name, value }) => [name, value])).toEqual([
    ["Nodes at the last look to the first", 2],
  ]);
});
