// node .ci/with-runtime.mjs .ci/test.ts [--fast | --slow | --only stage,stage]
import { parseArgs } from "node:util";
import { chooseStages } from "./chooseStages.ts";
import { runStages } from "./runStages.ts";
import { stages } from "./stages.ts";
import { describeTally } from "./tally.ts";

const options = { fast: { type: "boolean" }, slow: { type: "boolean" }, only: { type: "string" } } as const;
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => stopping.abort());

try {
  const chosen = chooseStages(stages, parseArgs({ options }).values);
  const tally = await runStages(chosen, stopping.signal);
  console.log(`\n${describeTally(tally)}`);
  process.exitCode = tally.failed > 0 || tally.passed === 0 || stopping.signal.aborted ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
