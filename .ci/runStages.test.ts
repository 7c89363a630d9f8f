import { expect, test } from "vitest";
import { chooseStages, runStages, type Stage, type TestResult } from "./runStages.ts";
import { playwrightResults, vitestResults } from "./testReports.ts";

const { signal } = new AbortController();
const some = (status: TestResult["status"], count = 1): TestResult[] =>
  Array.from({ length: count }, () => ({ name: status, status }));
const stage = (name: string, speed: Stage["speed"], tests: TestResult[], ok?: boolean): Stage => ({
  name,
  speed,
  run: async () => ({
    ok: ok ?? !tests.some(({ status }) => status === "failed"),
    tests,
    output: `words of ${name}`,
  }),
});

async function run(stages: readonly Stage[]) {
  const lines: string[] = [];
  const ok = await runStages(stages, signal, (line) => lines.push(line));
  return { ok, text: lines.join("\n"), total: lines.at(-1)?.trim() };
}

test("the tests of all stages are counted together", async () => {
  const { ok, text, total } = await run([
    stage("types", "fast", some("passed")),
    stage("unit", "fast", [...some("passed", 20), ...some("skipped", 2)]),
  ]);
  expect(ok).toBe(true);
  expect(total).toBe("21 passed, 0 failed, 2 skipped");
  expect(text).toMatch(/^✓ unit {2} +0\.0 s {2}20 passed, 0 failed, 2 skipped$/m);
  expect(text).not.toContain("words of");
});

test("a failing stage shows its words, and keeps no other of its speed from running", async () => {
  const { ok, text, total } = await run([
    stage("types", "fast", some("failed")),
    stage("unit", "fast", [...some("passed", 5), ...some("failed", 2)]),
  ]);
  expect(ok).toBe(false);
  expect(total).toBe("5 passed, 3 failed");
  expect(text).toContain("words of types");
  expect(text).toContain("words of unit");
});

test("the slow stages wait for the fast ones to pass", async () => {
  const { ok, text, total } = await run([
    stage("types", "fast", some("failed")),
    stage("browser", "slow", some("passed", 5)),
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
      return { ok: true, tests: some("passed"), output: "" };
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

test.each([
  ["it ran nothing, whatever it says", [], true, "0 passed, 1 failed; ran no tests"],
  ["it broke off before reporting", [], false, "0 passed, 1 failed; ran no tests"],
  [
    "an error came from outside its tests",
    some("passed", 3),
    false,
    "3 passed, 1 failed; failed outside its tests",
  ],
])("a test runner fails when %s", async (_, tests, isWell, verdict) => {
  const { ok, text } = await run([stage("unit", "fast", tests, isWell)]);
  expect(ok).toBe(false);
  expect(text).toContain(verdict);
  expect(text).toContain("words of unit");
});

test("a run in which every test is skipped has shown nothing", async () => {
  expect((await run([stage("unit", "fast", some("skipped", 2))])).ok).toBe(false);
});

test("the tests of a slow stage that took longest are listed", async () => {
  const quick = { name: "quick", status: "passed", milliseconds: 4 } as const;
  const slow = { name: "slow", status: "passed", milliseconds: 4_100 } as const;
  const many = Array.from({ length: 9 }, () => quick);
  const { text } = await run([stage("browser", "slow", [...many, slow, { ...quick, name: "eleventh" }])]);
  expect(text).toContain("       4.1 s  slow\n       0.0 s  quick");
  expect(text).not.toContain("eleventh");
});

test("the command line chooses stages by speed or by name", () => {
  const all = [stage("types", "fast", []), stage("unit", "fast", []), stage("browser", "slow", [])];
  const names = (...choice: [string?, Stage["speed"]?]) =>
    chooseStages(all, ...choice).map(({ name }) => name);
  expect(names()).toEqual(["types", "unit", "browser"]);
  expect(names(undefined, "fast")).toEqual(["types", "unit"]);
  expect(names(undefined, "slow")).toEqual(["browser"]);
  expect(names("unit, browser")).toEqual(["unit", "browser"]);
  expect(() => names("units")).toThrow("There is no stage units. There are: types, unit, browser");
});

test("a file of Vitest's that did not load counts as a failed test", () => {
  const b = { status: "failed", fullName: "b", duration: 5 };
  const testResults = [
    { name: "a.test.ts", status: "failed", assertionResults: [] },
    { name: "b.test.ts", status: "failed", assertionResults: [b, { ...b, status: "todo" }] },
    { name: "c.test.ts", status: "passed", assertionResults: [{ ...b, status: "passed" }] },
  ];
  expect(vitestResults({ testResults }).map(({ status }) => status)).toEqual([
    "failed",
    "failed",
    "skipped",
    "passed",
  ]);
});

test("a browser test that passed only at the second try counts as failed, with the time of both", () => {
  const results = [{ duration: 9 }, { duration: 5 }];
  const spec = (title: string, status: string) => ({
    title,
    file: "a.spec.ts",
    tests: [{ status, results }],
  });
  const inside = { specs: [spec("a journey", "flaky"), spec("another", "expected")] };
  expect(playwrightResults({ suites: [{ specs: [spec("left", "skipped")], suites: [inside] }] })).toEqual([
    { name: "a.spec.ts: a journey", status: "failed", milliseconds: 14 },
    { name: "a.spec.ts: another", status: "passed", milliseconds: 14 },
    { name: "a.spec.ts: left", status: "skipped", milliseconds: 14 },
  ]);
});
