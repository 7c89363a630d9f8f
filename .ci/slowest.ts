/** A test and how long it took, in milliseconds. */
export interface TimedTest {
  readonly name: string;
  readonly milliseconds: number;
}

/** The ten that took longest, the slowest first. */
export function slowest(tests: readonly TimedTest[]): readonly TimedTest[] {
  return tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
}

/** A line for each: "   12.3 s  places one order". */
export function describeSlowest(tests: readonly TimedTest[]): string {
  return tests
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(10)} s  ${name}`)
    .join("\n");
}
