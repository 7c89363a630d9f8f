import type { Locale } from "#domain/values/localeCodes.ts";
import { LineRefusal, UnmetCondition } from "./lineAnswer.ts";
import type { Hands, MenuIds, Step } from "./step.ts";

/** Does the steps one after the other and says so; answers false, and what is left, at the first that fails. */
export async function doSteps(
  steps: readonly Step[],
  kept: ReadonlyMap<Locale, string>,
  hands: Hands,
): Promise<boolean> {
  const ids: MenuIds = new Map(kept);
  for (const [at, { words, run }] of steps.entries()) {
    try {
      await run(hands, ids);
      hands.say(`done  ${words}`);
    } catch (error) {
      // Whatever it is, what was done and what is left must be told.
      const isKnown = error instanceof UnmetCondition || (error instanceof LineRefusal && error.status !== 0);
      const reason = error instanceof Error ? error.message : String(error);
      hands.say(`FAIL  ${words}`);
      hands.say(`      ${reason}${isKnown ? "" : ": it may be done or not"}.`);
      for (const left of steps.slice(at + 1)) hands.say(`left  ${left.words}`);
      hands.say(`Stopped half-way, ${at} of ${steps.length} steps done. Run it again: it goes on from here.`);
      return false;
    }
  }
  return true;
}
