// node .ci/with-runtime.mjs .ci/test.ts [--fast | --slow | --only stage,stage] [--long]
import { parseArgs } from "node:util";
import { chooseStages, runStages } from "./runStages.ts";
import { stages } from "./stages.ts";

const options = {
  fast: { type: "boolean" },
  slow: { type: "boolean" },
  only: { type: "string" },
  long: { type: "boolean" },
} as const;
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => stopping.abort());

try {
  const { fast, slow, only, long } = parseArgs({ options }).values;
  if (long) process.env["NOREN_TEST_LONG"] = "1";
  const chosen = chooseStages(stages, only, fast ? "fast" : slow ? "slow" : undefined);
  process.exitCode = (await runStages(chosen, stopping.signal)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
