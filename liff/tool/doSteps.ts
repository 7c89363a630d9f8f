import type { Locale } from "#domain/localeCodes.ts";
import { carryOut, type Hands } from "./carryOut.ts";
import { LineRefusal } from "./lineAnswer.ts";
import { type Step, wordsOf } from "./step.ts";
import { UnmetCondition } from "./UnmetCondition.ts";

/** Does the steps one after the other and says so; answers false, and what is left, at the first that fails. */
export async function doSteps(
  steps: readonly Step[],
  kept: ReadonlyMap<Locale, string>,
  hands: Hands,
): Promise<boolean> {
  const ids = new Map(kept);
  for (const [at, step] of steps.entries()) {
    try {
      await carryOut(step, ids, hands);
      hands.say(`done  ${wordsOf(step)}`);
    } catch (error) {
      // Whatever it is, what was done and what is left must be told.
      const isKnown = error instanceof UnmetCondition || (error instanceof LineRefusal && error.status !== 0);
      const reason = error instanceof Error ? error.message : String(error);
      hands.say(`FAIL  ${wordsOf(step)}`);
      hands.say(`      ${reason}${isKnown ? "" : ": it may be done or not"}.`);
      for (const left of steps.slice(at + 1)) hands.say(`left  ${wordsOf(left)}`);
      hands.say(`Stopped half-way, ${at} of ${steps.length} steps done. Run it again: it goes on from here.`);
      return false;
    }
  }
  return true;
}
