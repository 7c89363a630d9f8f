// node .ci/with-runtime.mjs .ci/test.ts [--fast | --slow | --only stage,stage] [--long]
import { parseArgs } from "node:util";
import { chooseStages } from "./chooseStages.ts";
import { runStages } from "./runStages.ts";
import { stages } from "./stages.ts";
import { describeTally } from "./tally.ts";

const options = {
  fast: { type: "boolean" },
  slow: { type: "boolean" },
  only: { type: "string" },
  long: { type: "boolean" },
} as const;
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => stopping.abort());

try {
  const { long, ...choice } = parseArgs({ options }).values;
  if (long) process.env["NOREN_TEST_LONG"] = "1";
  const chosen = chooseStages(stages, choice);
  const tally = await runStages(chosen, stopping.signal);
  console.log(`\n${describeTally(tally)}`);
  process.exitCode = tally.failed > 0 || tally.passed === 0 || stopping.signal.aborted ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
