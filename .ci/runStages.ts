import type { Stage, StageResult } from "./stage.ts";
import { describeSlowest } from "./slowest.ts";
import { addTallies, describeTally, nothing, type Tally } from "./tally.ts";

/**
 * Runs the stages one after another, and prints a line for each, and under a slow one its slowest tests; where
 * something failed, what its tools said, and at the end all the lines again. A failing stage keeps none of its speed from
 * running; a failing fast one keeps the slow.
 */
export async function runStages(
  stages: readonly Stage[],
  signal: AbortSignal,
  print: (line: string) => void = console.log,
): Promise<Tally> {
  const width = Math.max(...stages.map((stage) => stage.name.length));
  let total = nothing;
  let fastFailed = false;
  const lines: string[] = [];
  const left: string[] = [];
  for (const { name, speed, run } of stages) {
    if (signal.aborted || (speed === "slow" && fastFailed)) {
      left.push(name);
      continue;
    }
    const started = performance.now();
    const { tally, output, note, slowest = [] } = await run(signal).catch(brokenStage);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    total = addTallies(total, tally);
    fastFailed ||= speed === "fast" && tally.failed > 0;
    const verdict = tally.failed > 0 ? "✗" : "✓";
    const remarks = [describeTally(tally), note].filter(Boolean).join("; ");
    const line = `${verdict} ${name.padEnd(width)} ${seconds.padStart(6)} s  ${remarks}`;
    lines.push(line);
    print(tally.failed > 0 ? `${line}\n\n${output.trimEnd()}\n` : line);
    if (speed === "slow" && slowest.length > 0) print(describeSlowest(slowest));
  }
  if (total.failed > 0) print(`\n${lines.join("\n")}`);
  if (left.length > 0) print(`Not run, because of the failures above: ${left.join(", ")}`);
  return total;
}

function brokenStage(error: unknown): StageResult {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { tally: { ...nothing, failed: 1 }, output, note: "the stage itself broke" };
}
