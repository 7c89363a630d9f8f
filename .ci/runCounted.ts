import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CommandResult } from "./command.ts";
import type { StageResult } from "./stage.ts";
import { slowest, type TimedTest } from "./slowest.ts";
import { nothing, type Tally } from "./tally.ts";

/**
 * Runs a test runner that writes a JSON report, and counts its tests. It counts as a failure too when the runner
 * failed though no test did (it broke off, or an error came from outside the tests), and when it ran no test at all.
 * @param run runs it, given the file to write the report to
 * @param count counts the tests of a report
 * @param times the tests of a report with their times
 */
export async function runCounted<Report>(
  run: (reportFile: string) => Promise<CommandResult>,
  count: (report: Report) => Tally,
  times: (report: Report) => readonly TimedTest[],
): Promise<StageResult> {
  const folder = await mkdtemp(join(tmpdir(), "noren-report-"));
  try {
    const reportFile = join(folder, "report.json");
    const { ok, output } = await run(reportFile);
    const written = await readFile(reportFile, "utf8").catch(() => undefined);
    const report: Report | undefined = written === undefined ? undefined : JSON.parse(written);
    const tally = report === undefined ? nothing : count(report);
    const result = { tally, output, slowest: report === undefined ? [] : slowest(times(report)) };
    const hasRun = tally.passed + tally.failed + tally.skipped > 0;
    if (tally.failed > 0 || (ok && hasRun)) return result;
    return {
      ...result,
      tally: { ...tally, failed: 1 },
      note: hasRun ? "failed outside its tests" : "ran no tests",
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
