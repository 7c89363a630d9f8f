import { expect, test } from "vitest";
import { chooseStages } from "./chooseStages.ts";
import { runStages } from "./runStages.ts";
import type { Stage } from "./stage.ts";
import { describeTally, nothing, type Tally } from "./tally.ts";

const { signal } = new AbortController();
const stage = (name: string, speed: Stage["speed"], tally: Partial<Tally>): Stage => ({
  name,
  speed,
  run: async () => ({ tally: { ...nothing, ...tally }, output: `words of ${name}` }),
});

async function run(stages: readonly Stage[]) {
  const lines: string[] = [];
  const tally = await runStages(stages, signal, (line) => lines.push(line));
  return { tally, text: lines.join("\n") };
}

test("the tests of all stages are counted together", async () => {
  const { tally, text } = await run([
    stage("types", "fast", { passed: 1 }),
    stage("unit", "fast", { passed: 20, skipped: 2 }),
  ]);
  expect(describeTally(tally)).toBe("21 passed, 0 failed, 2 skipped");
  expect(text).not.toContain("words of");
});

test("a failing stage shows its words, and keeps no other of its speed from running", async () => {
  const { tally, text } = await run([
    stage("types", "fast", { failed: 1 }),
    stage("unit", "fast", { passed: 5, failed: 2 }),
  ]);
  expect(describeTally(tally)).toBe("5 passed, 3 failed");
  expect(text).toContain("words of types");
  expect(text).toContain("words of unit");
});

test("the slow stages wait for the fast ones to pass", async () => {
  const { tally, text } = await run([
    stage("types", "fast", { failed: 1 }),
    stage("browser", "slow", { passed: 5 }),
  ]);
  expect(tally.passed).toBe(0);
  expect(text).toContain("Not run, because of the failures above: browser");
});

test("a stage that breaks counts as a failure", async () => {
  const broken: Stage = {
    name: "provider",
    speed: "slow",
    run: () => Promise.reject(new Error("no room left")),
  };
  const { tally, text } = await run([broken]);
  expect(tally.failed).toBe(1);
  expect(text).toContain("no room left");
});

test("the command line chooses stages by speed or by name", () => {
  const all = [stage("types", "fast", {}), stage("unit", "fast", {}), stage("browser", "slow", {})];
  const names = (choice: Parameters<typeof chooseStages>[1]) =>
    chooseStages(all, choice).map(({ name }) => name);
  expect(names({})).toEqual(["types", "unit", "browser"]);
  expect(names({ fast: true })).toEqual(["types", "unit"]);
  expect(names({ slow: true })).toEqual(["browser"]);
  expect(names({ only: "unit, browser" })).toEqual(["unit", "browser"]);
  expect(() => names({ only: "units" })).toThrow("There is no stage units. There are: types, unit, browser");
});
