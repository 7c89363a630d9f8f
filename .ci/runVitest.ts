import { relative } from "node:path";
import { type CommandOptions, runCommand } from "./command.ts";
import { runCounted } from "./runCounted.ts";
import { root } from "./runtime.mjs";
import type { TimedTest } from "./slowest.ts";
import type { StageResult } from "./stage.ts";
import type { Tally } from "./tally.ts";

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly duration?: number;
  }[];
}

/** Runs the projects of vitest.config.ts of that name (`*` for any end): the files named, or all when none is. */
export function runVitest(
  project: string,
  options: CommandOptions,
  files: readonly string[] = [],
): Promise<StageResult> {
  return runCounted(
    (reportFile) => {
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
      const command = ["vitest", "run", ...files, "--project", project, "--allowOnly=false"];
      // React's test helpers are missing from its production build.
      return runCommand([...command, "--maxWorkers=100%", ...reporters], {
        ...options,
        env: { ...options.env, NODE_ENV: "test" },
      });
    },
    tallyVitest,
    timesOfVitest,
  );
}

/** A file that failed outside its tests (it did not load, or a hook threw) counts as one failed test. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Each test by its file, relative to the root folder. */
export function timesOfVitest({ testResults }: Pick<VitestReport, "testResults">): readonly TimedTest[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${relative(root, file)}: ${fullName}`,
      milliseconds: duration,
    })),
  );
}
