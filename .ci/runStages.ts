/** One test as a test runner reported it, or a command that passes or fails as one. */
export interface TestResult {
  readonly name: string;
  readonly status: "passed" | "failed" | "skipped";
  readonly milliseconds?: number;
}

export interface StageResult {
  /** Whether its tool ended well: what the tool says decides, and the tests are counted for the reader. */
  readonly ok: boolean;
  readonly tests: readonly TestResult[];
  /** What the tool said: printed when something failed. */
  readonly output: string;
  /** Words worth reading even when nothing failed. */
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
  const names = only?.split(",").map((name) => name.trim());
  const known = stages.map(({ name }) => name);
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`There is no stage ${unknown.join(", ")}. There are: ${known.join(", ")}`);
  }
  return stages.filter(
    (stage) => names?.includes(stage.name) !== false && stage.speed === (speed ?? stage.speed),
  );
}

/** Stages that run at the same time, in order. */
function groupsOf(stages: readonly Stage[]): readonly (readonly Stage[])[] {
  return stages.reduce<Stage[][]>((groups, stage) => {
    const last = groups.at(-1);
    const isSame = stage.group !== undefined && last?.[0]?.group === stage.group;
    if (isSame && last[0]?.speed === stage.speed) last.push(stage);
    else groups.push([stage]);
    return groups;
  }, []);
}

/**
 * Runs the stages group by group, and prints a line for each, under a slow one its ten slowest tests, and where
 * something failed what its tool said, and at the end all the lines again.
 * @returns whether something passed and nothing failed
 */
export async function runStages(
  stages: readonly Stage[],
  signal: AbortSignal,
  print: (line: string) => void = console.log,
): Promise<boolean> {
  const width = Math.max(...stages.map(({ name }) => name.length));
  const all: TestResult[] = [];
  const lines: string[] = [];
  const left: string[] = [];
  let isFast = true;
  const runOne = async ({ name, speed, run }: Stage) => {
    const started = performance.now();
    const { tests, output, note } = checked(name, await run(signal).catch(broken));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const failed = tests.some(({ status }) => status === "failed");
    if (failed && speed === "fast") isFast = false;
    all.push(...tests);
    const remarks = [describe(tests), note].filter(Boolean).join("; ");
    const line = `${failed ? "✗" : "✓"} ${name.padEnd(width)} ${seconds.padStart(6)} s  ${remarks}`;
    lines.push(line);
    print(failed ? `${line}\n\n${output.trimEnd()}\n` : line);
    if (speed === "slow") slowest(tests).forEach((each) => print(each));
  };
  for (const group of groupsOf(stages)) {
    if (signal.aborted || (group[0]?.speed === "slow" && !isFast))
      left.push(...group.map(({ name }) => name));
    else await Promise.all(group.map(runOne));
  }
  const hasFailed = all.some(({ status }) => status === "failed");
  if (hasFailed) print(`\n${lines.join("\n")}`);
  if (left.length > 0) print(`Not run, because of the failures above: ${left.join(", ")}`);
  print(`\n${describe(all)}`);
  return !hasFailed && !signal.aborted && all.some(({ status }) => status === "passed");
}

/** A tool that failed though none of its tests did, or that ran none at all, is a failure too. */
function checked(name: string, result: StageResult): StageResult {
  const { ok, tests } = result;
  if (ok ? tests.length > 0 : tests.some(({ status }) => status === "failed")) return result;
  const note = tests.length === 0 ? "ran no tests" : "failed outside its tests";
  return { ...result, tests: [...tests, { name, status: "failed" }], note };
}

function broken(error: unknown): StageResult {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const tests = [{ name: "stage", status: "failed" }] as const;
  return { ok: false, tests, output, note: "the stage itself broke" };
}

/** "12 passed, 1 failed, 2 skipped"; the skipped are left out where there are none. */
function describe(tests: readonly TestResult[]): string {
  const count = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  const skipped = count("skipped");
  return `${count("passed")} passed, ${count("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** A line for each of the ten that took longest: "   12.3 s  places one order". */
function slowest(tests: readonly TestResult[]): string[] {
  return tests
    .toSorted((a, b) => (b.milliseconds ?? 0) - (a.milliseconds ?? 0))
    .slice(0, 10)
    .flatMap(({ name, milliseconds: took }) =>
      took === undefined ? [] : [`${(took / 1000).toFixed(1).padStart(10)} s  ${name}`],
    );
}
