import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCounted } from "./runCounted.ts";
import { tallyPlaywright, timesOfPlaywright } from "./runPlaywright.ts";
import { tallyVitest, timesOfVitest } from "./runVitest.ts";
import { root } from "./runtime.mjs";
import { describeSlowest } from "./slowest.ts";
import { nothing, type Tally } from "./tally.ts";

describe("a test runner", () => {
  const count = (report: Tally): Tally => report;
  const times = () => [
    { name: "quick", milliseconds: 4 },
    { name: "slow", milliseconds: 4_100 },
  ];

  test("passes with its tests", async () => {
    const result = await runCounted(reporting({ ...nothing, passed: 3, skipped: 1 }, true), count, times);
    expect(result.tally).toEqual({ passed: 3, failed: 0, skipped: 1 });
    expect(describeSlowest(result.slowest ?? [])).toBe("       4.1 s  slow\n       0.0 s  quick");
  });

  test("fails when it ran nothing, whatever it says", async () => {
    const result = await runCounted(reporting(nothing, true), count, times);
    expect(result).toMatchObject({ tally: { failed: 1 }, note: "ran no tests" });
  });

  test("fails when it broke off before reporting", async () => {
    const result = await runCounted(async () => ({ ok: false, output: "out of memory" }), count, times);
    expect(result).toMatchObject({ tally: { failed: 1 }, output: "out of memory" });
  });

  test("fails when an error came from outside its tests", async () => {
    const result = await runCounted(reporting({ ...nothing, passed: 3 }, false), count, times);
    expect(result).toMatchObject({ tally: { passed: 3, failed: 1 }, note: "failed outside its tests" });
  });
});

test("a file that did not load counts as a failed test", () => {
  const report = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  const testResults = [
    { name: "a.test.ts", status: "failed", assertionResults: [] },
    {
      name: "b.test.ts",
      status: "failed",
      assertionResults: [{ status: "failed", fullName: "b", duration: 5 }],
    },
    { name: "c.test.ts", status: "passed", assertionResults: [{ status: "passed", fullName: "c" }] },
  ];
  expect(tallyVitest({ ...report, testResults })).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test("a browser test that passed only at the second try counts as failed", () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  expect(tallyPlaywright({ stats, errors: [], suites: [] })).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

test("the tests of a report have their times, wherever in it they stand", () => {
  const assertionResults = [{ status: "passed", fullName: "a promise", duration: 7 }];
  const name = join(root, "src/a.test.ts");
  expect(timesOfVitest({ testResults: [{ name, status: "passed", assertionResults }] })).toEqual([
    { name: "src/a.test.ts: a promise", milliseconds: 7 },
  ]);
  const spec = { title: "a journey", file: "a.spec.ts", tests: [{ results: [{ duration: 9 }] }] };
  expect(timesOfPlaywright({ suites: [{ specs: [], suites: [{ specs: [spec] }] }] })).toEqual([
    { name: "a.spec.ts: a journey", milliseconds: 9 },
  ]);
});

function reporting(report: Tally, ok: boolean) {
  return async (file: string) => {
    await writeFile(file, JSON.stringify(report));
    return { ok, output: "" };
  };
}
