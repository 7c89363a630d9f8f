import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CommandResult } from "./command.ts";
import type { StageResult } from "./stage.ts";
import { nothing, type Tally } from "./tally.ts";

/**
 * Runs a test runner that writes a JSON report, and counts its tests. It counts as a failure too when the runner
 * failed though no test did (it broke off, or an error came from outside the tests), and when it ran no test at all.
 * @param run runs it, given the file to write the report to
 * @param count counts the tests of a report
 */
export async function runCounted<Report>(
  run: (reportFile: string) => Promise<CommandResult>,
  count: (report: Report) => Tally,
): Promise<StageResult> {
  const folder = await mkdtemp(join(tmpdir(), "noren-report-"));
  try {
    const reportFile = join(folder, "report.json");
    const { ok, output } = await run(reportFile);
    const report = await readFile(reportFile, "utf8").catch(() => undefined);
    const tally = report === undefined ? nothing : count(JSON.parse(report));
    const hasRun = tally.passed + tally.failed + tally.skipped > 0;
    if (tally.failed > 0 || (ok && hasRun)) return { tally, output };
    return {
      tally: { ...tally, failed: 1 },
      output,
      note: hasRun ? "failed outside its tests" : "ran no tests",
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
