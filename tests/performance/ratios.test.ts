import { expect, test } from "vitest";
import { pairsOf, ratioTable } from "./ratios.ts";

test("each figure is told here and there, with how many times as much it is there", () => {
  const lines = ratioTable(
    [
      { name: "LCP", unit: "ms", ours: 800, theirs: 2_400 },
      { name: "Requests", unit: "", ours: 20, theirs: 10 },
    ],
    "example.com",
  ).split("\n");
  expect(lines[0]).toMatch(/^\s+this build\s+example\.com\s+there to here$/);
  expect(lines[1]).toMatch(/^LCP\s+800 ms\s+2400 ms\s+3 ×$/);
  expect(lines[2]).toMatch(/^Requests\s+20\s+10\s+0\.5 ×$/);
});

test("what was not measured, or is nothing here, has no ratio", () => {
  const [, ...lines] = ratioTable(
    [
      { name: "LCP", unit: "ms", ours: 800, theirs: Number.NaN },
      { name: "TBT", unit: "ms", ours: 0, theirs: 90 },
      { name: "CLS", unit: "", ours: 0, theirs: 0 },
    ],
    "example.com",
  ).split("\n");
  expect(lines[0]).toMatch(/800 ms\s+–\s+–$/);
  expect(lines[1]).toMatch(/0 ms\s+90 ms\s+–$/);
  expect(lines[2]).toMatch(/0\s+0\s+1 ×$/);
});

test("what was measured only on one side, or more than once, has no pair", () => {
  const figure = (name: string, value: number) => ({ name, unit: "ms", value });
  const ours = [
    figure("LCP", 800),
    figure("choose an option", 20),
    figure("choose an option", 30),
    figure("bill", 5),
  ];
  const theirs = [figure("choose an option", 40), figure("LCP", 1_600), figure("bill", 6), figure("bill", 7)];
  expect(pairsOf(ours, theirs)).toEqual([{ name: "LCP", unit: "ms", ours: 800, theirs: 1_600 }]);
});
