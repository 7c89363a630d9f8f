import type { TimedTest } from "./slowest.ts";
import type { Tally } from "./tally.ts";

/** One part of `npm test`. */
export interface Stage {
  readonly name: string;
  /** The slow ones run only after every fast one has passed. */
  readonly speed: "fast" | "slow";
  readonly run: (signal: AbortSignal) => Promise<StageResult>;
}

export interface StageResult {
  readonly tally: Tally;
  /** What the stage's tools said: printed when something failed. */
  readonly output: string;
  /** A line worth reading even when nothing failed. */
  readonly note?: string;
  /** Where the time went, the slowest first. */
  readonly slowest?: readonly TimedTest[];
}
