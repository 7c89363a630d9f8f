import { expect, test } from "vitest";
import { chooseStages, runStages, type Stage, type StageResult } from "./runStages.ts";
import { judged, playwrightCounts, vitestCounts } from "./testReports.ts";

const { signal } = new AbortController();
const some = (counts: Partial<StageResult>): StageResult => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  output: "",
  ...counts,
});
const stage = (name: string, speed: Stage["speed"], counts: Partial<StageResult> = {}): Stage => ({
  name,
  speed,
  run: async () => some({ output: `words of ${name}`, ...counts }),
});

async function run(stages: readonly Stage[]) {
  const lines: string[] = [];
  const ok = await runStages(stages, signal, (line) => lines.push(line));
  return { ok, text: lines.join("\n"), total: lines.at(-1)?.trim() };
}

test("the tests of all stages are counted together", async () => {
  const { ok, text, total } = await run([
    stage("types", "fast", { passed: 1 }),
    stage("unit", "fast", { passed: 20, skipped: 2 }),
  ]);
  expect(ok).toBe(true);
  expect(total).toBe("21 passed, 0 failed, 2 skipped");
  expect(text).toMatch(/^✓ unit {2} +0\.0 s {2}20 passed, 0 failed, 2 skipped$/m);
  expect(text).not.toContain("words of");
});

test("a failing stage shows its words, and keeps no other of its speed from running", async () => {
  const { ok, text, total } = await run([
    stage("types", "fast", { failed: 1 }),
    stage("unit", "fast", { passed: 5, failed: 2 }),
  ]);
  expect(ok).toBe(false);
  expect(total).toBe("5 passed, 3 failed");
  expect(text).toContain("words of types");
  expect(text).toContain("words of unit");
});

test("the slow stages wait for the fast ones to pass", async () => {
  const { ok, text, total } = await run([
    stage("types", "fast", { failed: 1 }),
    stage("browser", "slow", { passed: 5 }),
  ]);
  expect(ok).toBe(false);
  expect(total).toBe("0 passed, 1 failed");
  expect(text).toContain("Not run, because of the failures above: browser");
});

test("the stages of a group run at the same time, and what comes after waits for all of them", async () => {
  const order: string[] = [];
  const timed = (name: string, group: string | undefined, ticks: number): Stage => ({
    name,
    speed: "slow",
    ...(group === undefined ? {} : { group }),
    run: async () => {
      order.push(`${name} begins`);
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      order.push(`${name} ends`);
      return some({ passed: 1 });
    },
  });
  await run([timed("recipes", "idle", 4), timed("faults", "idle", 1), timed("browser", undefined, 1)]);
  expect(order).toEqual([
    "recipes begins",
    "faults begins",
    "faults ends",
    "recipes ends",
    "browser begins",
    "browser ends",
  ]);
});

test("a stage that breaks counts as a failure", async () => {
  const broken: Stage = {
    name: "provider",
    speed: "slow",
    run: () => Promise.reject(new Error("no room left")),
  };
  const { ok, text, total } = await run([broken]);
  expect([ok, total]).toEqual([false, "0 passed, 1 failed"]);
  expect(text).toContain("no room left");
});

test("a stage fails that ran nothing, or skipped all without a reason", async () => {
  for (const counts of [{}, { skipped: 2 }]) {
    const { ok, text } = await run([stage("unit", "fast", counts), stage("types", "fast", { passed: 1 })]);
    expect(ok).toBe(false);
    expect(text).toContain("0 passed, 1 failed");
    expect(text).toContain("ran no tests");
    expect(text).toContain("words of unit");
  }
});

test("a stage that cannot run says why, and is no failure", async () => {
  const without = stage("postgres", "slow", { skipped: 1, note: "for want of PostgreSQL" });
  const { ok, text } = await run([stage("unit", "fast", { passed: 1 }), without]);
  expect(ok).toBe(true);
  expect(text).toContain("0 passed, 0 failed, 1 skipped; for want of PostgreSQL");
});

test("a run in which every test is skipped has shown nothing", async () => {
  expect((await run([stage("unit", "fast", { skipped: 2 })])).ok).toBe(false);
});

test("the command line chooses stages by speed or by name", () => {
  const all = [stage("types", "fast"), stage("unit", "fast"), stage("browser", "slow")];
  const names = (...choice: [string?, Stage["speed"]?]) =>
    chooseStages(all, ...choice).map(({ name }) => name);
  expect(names()).toEqual(["types", "unit", "browser"]);
  expect(names(undefined, "fast")).toEqual(["types", "unit"]);
  expect(names(undefined, "slow")).toEqual(["browser"]);
  expect(names("unit, browser")).toEqual(["unit", "browser"]);
  expect(() => names("units")).toThrow("There is no stage units. There are: types, unit, browser");
});

test("a tool that fails though none of its tests did has failed", () => {
  expect(judged(false, { passed: 3, failed: 0, skipped: 1 })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
    note: "failed outside its tests",
  });
  expect(judged(false, { passed: 0, failed: 0, skipped: 0 })).toMatchObject({
    failed: 1,
    note: "ran no tests",
  });
  expect(judged(false, { passed: 3, failed: 2, skipped: 0 })).toEqual({ passed: 3, failed: 2, skipped: 0 });
});

test("what Vitest neither passed nor failed is skipped", () => {
  expect(vitestCounts({ numTotalTests: 9, numPassedTests: 5, numFailedTests: 1 })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 3,
  });
});

test("a browser test that passed only at the second try counts as failed", () => {
  expect(playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 } })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 1,
  });
});
