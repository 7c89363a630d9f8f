import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CommandOptions, runCommand } from "./command.ts";
import type { StageResult } from "./runStages.ts";

type Counts = Pick<StageResult, "passed" | "failed" | "skipped">;

/** The part that is read of the report that Vitest's reporter "json" writes. */
interface VitestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** The part that is read of the report that Playwright's reporter "json" writes. */
interface PlaywrightReport {
  readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>;
}

/** Runs Vitest with these arguments, `workers` files at the same time: as many as there are cores, unless it is told. */
export function runVitest(
  words: readonly string[],
  { workers, ...options }: CommandOptions & { readonly workers?: number | undefined },
): Promise<StageResult> {
  const command = ["vitest", ...words, "--run", "--allowOnly=false", `--maxWorkers=${workers ?? "100%"}`];
  return runReported(vitestCounts, options, (file) => [
    // React's test helpers are missing from its production build.
    { NODE_ENV: "test" },
    [...command, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
  ]);
}

/** Runs the browser tests. */
export function runPlaywright(options: CommandOptions): Promise<StageResult> {
  const command = ["playwright", "test", "--forbid-only", "--fail-on-flaky-tests", "--reporter=line,json"];
  return runReported(playwrightCounts, options, (file) => [{ PLAYWRIGHT_JSON_OUTPUT_FILE: file }, command]);
}

/** Runs a test runner that writes a report to a file, and reads it: no tests when it broke off before it wrote one. */
async function runReported<Report>(
  read: (report: Report) => Counts,
  options: CommandOptions,
  commandFor: (file: string) => readonly [CommandOptions["env"], readonly string[]],
): Promise<StageResult> {
  const folder = await mkdtemp(join(tmpdir(), "noren-report-"));
  try {
    const file = join(folder, "report.json");
    const [env, command] = commandFor(file);
    const { ok, output } = await runCommand(command, { ...options, env: { ...options.env, ...env } });
    const report = await readFile(file, "utf8").catch(() => null);
    const counts = report === null ? { passed: 0, failed: 0, skipped: 0 } : read(JSON.parse(report));
    return { ...judged(ok, counts), output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A tool that failed though none of its tests did (a file did not load, a hook threw) counts as one failed test. */
export function judged(ok: boolean, counts: Counts): Omit<StageResult, "output"> {
  if (ok || counts.failed > 0) return counts;
  const note = counts.passed > 0 ? "failed outside its tests" : "ran no tests";
  return { ...counts, failed: 1, note };
}

export function vitestCounts(report: VitestReport): Counts {
  const { numTotalTests: total, numPassedTests: passed, numFailedTests: failed } = report;
  return { passed, failed, skipped: total - passed - failed };
}

/** One that passed only at the second try keeps its promise only sometimes: it failed. */
export function playwrightCounts({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
