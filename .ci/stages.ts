import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium, ensureFonts } from "./services/chromium.ts";
import { runCommand } from "./command.ts";
import { ensurePostgres } from "./services/postgres.ts";
import type { Stage, StageResult } from "./runStages.ts";
import { root } from "./node/runtime.mjs";
import { runPlaywright, runVitest } from "./testReports.ts";

/** The faults where several ask at the same time: the embedded database's one connection hides what they would do. */
const races = ["atOnce", "killEarly", "killLate", "payment", "storedValue"].map(
  (name) => `tests/faults/${name}.test.ts`,
);

/** `npm run test:long`, where tests try their full counts, is given more time. */
const limit = (seconds: number) => (process.env["NOREN_TEST_LONG"] === "1" ? seconds * 20 : seconds);

/** The stages of `npm test`, in the order in which they run. */
export const stages: readonly Stage[] = [
  { name: "types", speed: "fast", group: "static", run: command(["tsc", "--noEmit"], 240) },
  { name: "lint", speed: "fast", group: "static", run: command(["oxlint"], 120) },
  { name: "format", speed: "fast", group: "static", run: command(["biome", "format"], 60) },
  { name: "unused", speed: "fast", group: "static", run: command(["knip"], 240) },
  { name: "texts", speed: "fast", group: "static", run: command(["i18next-cli", "types", "--ci"], 60) },
  { name: "unit", speed: "fast", group: "static", run: tests("unit*", 300) },
  { name: "component", speed: "slow", run: tests("component*", 360) },
  { name: "provider", speed: "slow", run: tests("provider", 600) },
  { name: "provider-postgres", speed: "slow", run: testsOnPostgres("provider", 600, ofAnyDatabase) },
  { name: "faults-postgres", speed: "slow", run: testsOnPostgres("faults", 480, () => races) },
  { name: "faults", speed: "slow", group: "waiting", run: tests("faults", 900) },
  { name: "schedules", speed: "slow", group: "waiting", run: tests("schedules", 900, 1) },
  { name: "recipes", speed: "slow", group: "waiting", run: tests("recipes", 720) },
  { name: "conformance", speed: "slow", group: "waiting", run: tests("conformance", 480, 1) },
  {
    name: "build",
    speed: "slow",
    group: "waiting",
    run: command(["node", ".ci/build/build.ts", "--if-changed"], 360),
  },
  { name: "bytes", speed: "slow", run: command(["node", ".ci/build/bytes.ts"], 60) },
  { name: "browser", speed: "slow", run: browser },
];

/** A command that passes or fails as one. */
function command(words: readonly string[], seconds: number): Stage["run"] {
  return async (signal) => {
    const { ok, output } = await runCommand(words, { signal, seconds: limit(seconds) });
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output };
  };
}

/**
 * Projects of vitest.config.ts (`*` for any end). Where they need a database, they take the embedded one.
 * @param workers how many files run at the same time; left out: as many as there are cores
 */
function tests(project: string, seconds: number, workers?: number): Stage["run"] {
  const env = { TEST_DATABASE_URL: undefined };
  return (signal) => runVitest(["--project", project], { signal, seconds: limit(seconds), env, workers });
}

/** @param words what Vitest runs of the project */
function testsOnPostgres(project: string, seconds: number, words: () => readonly string[]): Stage["run"] {
  return async (signal) => {
    const postgres = await ensurePostgres(signal);
    if (postgres === undefined) {
      const note = "skipped, for want of PostgreSQL: install version 15 or newer, or set TEST_DATABASE_URL";
      return { passed: 0, failed: 0, skipped: 1, output: "", note };
    }
    try {
      const env = { TEST_DATABASE_URL: postgres.url };
      return await runVitest([...words(), "--project", project], {
        signal,
        seconds: limit(seconds),
        env,
      });
    } finally {
      await postgres.stop();
    }
  };
}

/** The tests whose database TEST_DATABASE_URL chooses: those that read it, or import something that does. */
function ofAnyDatabase(): readonly string[] {
  const files = globSync("{provider,tests/upgrade,tests/performance/growth}/**/*.ts", { cwd: root });
  const choosing = files.filter((file) =>
    readFileSync(join(root, file), "utf8").includes("TEST_DATABASE_URL"),
  );
  return ["related", ...choosing];
}

/** The browser tests, in the Chromium that is found or installed. */
async function browser(signal: AbortSignal): Promise<StageResult> {
  const chromium = await ensureChromium(signal);
  if (chromium === undefined) {
    const output = "There is no Chromium here. Install Chromium or Google Chrome, or set CHROMIUM_PATH.";
    return { passed: 0, failed: 1, skipped: 0, output };
  }
  await ensureFonts(signal);
  return await runPlaywright({ signal, seconds: limit(1_800), env: { CHROMIUM_PATH: chromium } });
}
