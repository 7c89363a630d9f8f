import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { type CommandOptions, runCommand } from "./command.ts";
import type { StageResult, TestResult } from "./runStages.ts";
import { root } from "./node/runtime.mjs";

/** The part that is read of the report that Vitest's reporter "json" writes. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly duration?: number;
    }[];
  }[];
}

/** A file of browser tests, or a group of them inside it, in the report of Playwright's reporter "json". */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** Runs Vitest with these arguments. */
export function runVitest(words: readonly string[], options: CommandOptions): Promise<StageResult> {
  const command = ["vitest", ...words, "--run", "--allowOnly=false", "--maxWorkers=100%"];
  return runReported(vitestResults, options, (file) => [
    // React's test helpers are missing from its production build.
    { NODE_ENV: "test" },
    [...command, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
  ]);
}

/** Runs the browser tests. */
export function runPlaywright(options: CommandOptions): Promise<StageResult> {
  const command = ["playwright", "test", "--forbid-only", "--fail-on-flaky-tests", "--reporter=line,json"];
  return runReported(playwrightResults, options, (file) => [{ PLAYWRIGHT_JSON_OUTPUT_FILE: file }, command]);
}

/** Runs a test runner that writes a report to a file, and reads it: no tests when it broke off before it wrote one. */
async function runReported<Report>(
  read: (report: Report) => readonly TestResult[],
  options: CommandOptions,
  commandFor: (file: string) => readonly [CommandOptions["env"], readonly string[]],
): Promise<StageResult> {
  const folder = await mkdtemp(join(tmpdir(), "noren-report-"));
  try {
    const file = join(folder, "report.json");
    const [env, command] = commandFor(file);
    const { ok, output } = await runCommand(command, { ...options, env: { ...options.env, ...env } });
    const report = await readFile(file, "utf8").catch(() => null);
    return { ok, output, tests: report === null ? [] : read(JSON.parse(report)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const STATUS: Readonly<Record<string, TestResult["status"]>> = {
  passed: "passed",
  failed: "failed",
  expected: "passed",
  unexpected: "failed",
  // Passed only at the second try: its promise is kept only sometimes.
  flaky: "failed",
};

/** A file that failed outside its tests (it did not load, or a hook threw) counts as one failed test. */
export function vitestResults({ testResults }: VitestReport): readonly TestResult[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map(
      (test): TestResult => ({
        name: `${file}: ${test.fullName}`,
        status: STATUS[test.status] ?? "skipped",
        milliseconds: test.duration ?? 0,
      }),
    );
    const isBroken = status === "failed" && !tests.some((test) => test.status === "failed");
    return isBroken ? [...tests, { name: file, status }] : tests;
  });
}

export function playwrightResults({ suites }: { readonly suites: readonly Suite[] }): readonly TestResult[] {
  return suites.flatMap((suite) => [
    ...playwrightResults({ suites: suite.suites ?? [] }),
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        name: `${file}: ${title}`,
        status: STATUS[status] ?? "skipped",
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
  ]);
}
