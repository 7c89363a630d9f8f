export interface StageResult {
  /** How many of its tests passed, failed and were skipped; a command is one test. */
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What its tool said: printed when something failed. */
  readonly output: string;
  /** Words worth reading even when nothing failed; why nothing ran, where nothing could. */
  readonly note?: string;
}

/** One part of `npm test`. */
export interface Stage {
  readonly name: string;
  /** The slow ones run only after every fast one has passed. */
  readonly speed: "fast" | "slow";
  /** Stages that stand next to each other and name the same group run at the same time: each leaves a core idle. */
  readonly group?: string;
  readonly run: (signal: AbortSignal) => Promise<StageResult>;
}

/** The stages with these names, separated by commas, and of this speed: all of them when neither is given. */
export function chooseStages(
  stages: readonly Stage[],
  only?: string,
  speed?: Stage["speed"],
): readonly Stage[] {
  const known = stages.map(({ name }) => name);
  const names = only?.split(",").map((name) => name.trim()) ?? known;
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no stage ${unknown.join(", ")}. There are: ${known.join(", ")}`);
  return stages.filter((stage) => names.includes(stage.name) && stage.speed === (speed ?? stage.speed));
}

/**
 * Runs the stages group by group, and prints a line for each, where something failed what its tool said, and at the end
 * all the lines again.
 * @returns whether something passed and nothing failed
 */
export async function runStages(
  stages: readonly Stage[],
  signal: AbortSignal,
  print: (line: string) => void = console.log,
): Promise<boolean> {
  const width = Math.max(...stages.map(({ name }) => name.length));
  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines: string[] = [];
  const left: string[] = [];
  const runOne = async ({ name, run }: Stage) => {
    const started = performance.now();
    const result = checked(await run(signal).catch(broken));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    for (const key of ["passed", "failed", "skipped"] as const) total[key] += result[key];
    const remarks = [describe(result), result.note].filter(Boolean).join("; ");
    const line = `${result.failed > 0 ? "✗" : "✓"} ${name.padEnd(width)} ${seconds.padStart(6)} s  ${remarks}`;
    lines.push(line);
    print(result.failed > 0 ? `${line}\n\n${result.output.trimEnd()}\n` : line);
  };
  let isFastWell = true;
  for (const group of groupsOf(stages)) {
    const isSlow = group[0]?.speed === "slow";
    if (signal.aborted || (isSlow && !isFastWell)) left.push(...group.map(({ name }) => name));
    else await Promise.all(group.map(runOne));
    if (!isSlow) isFastWell = total.failed === 0;
  }
  if (total.failed > 0) print(`\n${lines.join("\n")}`);
  if (left.length > 0) print(`Not run, because of the failures above: ${left.join(", ")}`);
  print(`\n${describe(total)}`);
  return !signal.aborted && total.failed === 0 && total.passed > 0;
}

/** Stages that run at the same time, in order. */
function groupsOf(stages: readonly Stage[]): readonly (readonly Stage[])[] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    const { group, speed } = last?.[0] ?? {};
    if (last && group !== undefined && group === stage.group && speed === stage.speed) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/** A stage that shows nothing, and does not say why, has failed. */
function checked(result: StageResult): StageResult {
  const { passed, failed, note } = result;
  return passed + failed > 0 || note !== undefined ? result : { ...result, failed: 1, note: "ran no tests" };
}

function broken(error: unknown): StageResult {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, skipped: 0, output, note: "the stage itself broke" };
}

/** "12 passed, 1 failed, 2 skipped"; the skipped are left out where there are none. */
function describe({ passed, failed, skipped }: Pick<StageResult, "passed" | "failed" | "skipped">): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
