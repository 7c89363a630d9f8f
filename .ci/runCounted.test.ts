import { writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { runCounted } from "./runCounted.ts";
import { tallyPlaywright } from "./runPlaywright.ts";
import { tallyVitest } from "./runVitest.ts";
import { nothing, type Tally } from "./tally.ts";

describe("a test runner", () => {
  const count = (report: Tally): Tally => report;

  test("passes with its tests", async () => {
    const result = await runCounted(reporting({ ...nothing, passed: 3, skipped: 1 }, true), count);
    expect(result.tally).toEqual({ passed: 3, failed: 0, skipped: 1 });
  });

  test("fails when it ran nothing, whatever it says", async () => {
    const result = await runCounted(reporting(nothing, true), count);
    expect(result).toMatchObject({ tally: { failed: 1 }, note: "ran no tests" });
  });

  test("fails when it broke off before reporting", async () => {
    const result = await runCounted(async () => ({ ok: false, output: "out of memory" }), count);
    expect(result).toMatchObject({ tally: { failed: 1 }, output: "out of memory" });
  });

  test("fails when an error came from outside its tests", async () => {
    const result = await runCounted(reporting({ ...nothing, passed: 3 }, false), count);
    expect(result).toMatchObject({ tally: { passed: 3, failed: 1 }, note: "failed outside its tests" });
  });
});

test("a file that did not load counts as a failed test", () => {
  const report = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [{ status: "failed" }] },
    { status: "passed", assertionResults: [{ status: "passed" }] },
  ];
  expect(tallyVitest({ ...report, testResults })).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test("a browser test that passed only at the second try counts as failed", () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  expect(tallyPlaywright({ stats, errors: [] })).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

function reporting(report: Tally, ok: boolean) {
  return async (file: string) => {
    await writeFile(file, JSON.stringify(report));
    return { ok, output: "" };
  };
}
