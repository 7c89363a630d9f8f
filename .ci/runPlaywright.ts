import { ensureChromium, ensureFonts } from "./chromium.ts";
import { type CommandOptions, runCommand } from "./command.ts";
import { runCounted } from "./runCounted.ts";
import type { TimedTest } from "./slowest.ts";
import type { StageResult } from "./stage.ts";
import { nothing, type Tally } from "./tally.ts";

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
  readonly suites: readonly Suite[];
}

/** A file of tests, or a group of them inside it. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** Runs the browser tests in the Chromium that is found or installed. */
export async function runPlaywright(options: CommandOptions): Promise<StageResult> {
  const chromium = await ensureChromium(options.signal);
  if (chromium === undefined) {
    const output = "There is no Chromium here. Install Chromium or Google Chrome, or set CHROMIUM_PATH.";
    return { tally: { ...nothing, failed: 1 }, output };
  }
  await ensureFonts(options.signal);
  return await runCounted(
    (reportFile) => {
      const env = { ...options.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
      return runCommand(["playwright", "test", "--forbid-only", "--reporter=line,json"], { ...options, env });
    },
    tallyPlaywright,
    timesOfPlaywright,
  );
}

/** A test that passed only at the second try counts as failed: its promise is kept only sometimes. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Each test by its file. */
export function timesOfPlaywright({ suites }: Pick<PlaywrightReport, "suites">): readonly TimedTest[] {
  return suites.flatMap((suite) => [
    ...timesOfPlaywright({ suites: suite.suites ?? [] }),
    ...suite.specs.map(({ title, file, tests }) => ({
      name: `${file}: ${title}`,
      milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  ]);
}
