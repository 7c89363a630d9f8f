import { runCommand } from "./command.ts";
import { ensurePostgres } from "./postgres.ts";
import { runPlaywright } from "./runPlaywright.ts";
import { runVitest } from "./runVitest.ts";
import type { Stage } from "./stage.ts";
import { nothing } from "./tally.ts";
import { testsOfAnyDatabase } from "./testsOfAnyDatabase.ts";

/** The faults where several ask at the same time: the embedded database's one connection hides what they would do. */
const races = ["atOnce", "kill", "payment", "storedValue"].map((name) => `tests/faults/${name}.test.ts`);

/** `npm run test:long`, where tests try their full counts, is given more time. */
const limit = (seconds: number) => (process.env["NOREN_TEST_LONG"] === "1" ? seconds * 20 : seconds);

/** The stages of `npm test`, in the order in which they run. */
export const stages: readonly Stage[] = [
  { name: "types", speed: "fast", run: command(["tsc", "--noEmit"], 120) },
  { name: "lint", speed: "fast", run: command(["oxlint"], 120) },
  { name: "format", speed: "fast", run: command(["biome", "format"], 60) },
  { name: "unused", speed: "fast", run: command(["knip"], 120) },
  { name: "texts", speed: "fast", run: command(["i18next-cli", "types", "--ci"], 60) },
  { name: "unit", speed: "fast", run: tests("unit", 180) },
  { name: "component", speed: "slow", run: tests("component*", 360) },
  { name: "provider", speed: "slow", run: tests("provider", 600) },
  {
    name: "provider-postgres",
    speed: "slow",
    run: testsOnPostgres("provider", 600, () =>
      testsOfAnyDatabase("provider/**/*.test.ts", "tests/upgrade/*.test.ts"),
    ),
  },
  { name: "conformance", speed: "slow", run: tests("conformance", 240) },
  { name: "schedules", speed: "slow", run: tests("schedules", 480) },
  { name: "faults", speed: "slow", run: tests("faults", 480) },
  { name: "faults-postgres", speed: "slow", run: testsOnPostgres("faults", 360, () => races) },
  { name: "build", speed: "slow", run: command(["node", ".ci/build.ts", "--if-changed"], 180) },
  { name: "bytes", speed: "slow", run: command(["node", ".ci/bytes.ts"], 60) },
  { name: "browser", speed: "slow", run: (signal) => runPlaywright({ signal, seconds: limit(1_320) }) },
];

/** A command that passes or fails as one. */
function command(words: readonly string[], seconds: number): Stage["run"] {
  return async (signal) => {
    const { ok, output } = await runCommand(words, { signal, seconds: limit(seconds) });
    return { tally: { ...nothing, [ok ? "passed" : "failed"]: 1 }, output };
  };
}

/** Projects of vitest.config.ts. Where they need a database, they take the embedded one. */
function tests(project: string, seconds: number): Stage["run"] {
  return (signal) =>
    runVitest(project, { signal, seconds: limit(seconds), env: { TEST_DATABASE_URL: undefined } });
}

function testsOnPostgres(project: string, seconds: number, files: () => readonly string[]): Stage["run"] {
  return async (signal) => {
    const postgres = await ensurePostgres(signal);
    if (postgres === undefined) {
      const note = "skipped, for want of PostgreSQL: install version 15 or newer, or set TEST_DATABASE_URL";
      return { tally: { ...nothing, skipped: 1 }, output: "", note };
    }
    try {
      const env = { TEST_DATABASE_URL: postgres.url };
      return await runVitest(project, { signal, seconds: limit(seconds), env }, files());
    } finally {
      await postgres.stop();
    }
  };
}
