import type { Guest } from "./guest.ts";
import type { Step } from "./steps.ts";
import type { Broken } from "./walk.ts";

/** Whether the guest breaks the same promise by these steps. */
export type Again = (steps: readonly Step[]) => Promise<Broken | null>;

/**
 * The fewest of a walk's steps that still break what it broke: parts of it are left out, halves first, as long as time
 * is left. Null where not even all of them break it again.
 */
export async function shrink({ steps }: Broken, again: Again, until: () => boolean): Promise<Broken | null> {
  let shortest = await again(steps);
  for (
    let size = Math.ceil(steps.length / 2);
    shortest && size >= 1 && !until();
    size = Math.floor(size / 2)
  ) {
    for (let from = 0; from < shortest.steps.length && !until(); ) {
      const fewer = shortest.steps.filter((_, at) => at < from || at >= from + size);
      const broken = await again(fewer);
      if (broken) shortest = broken;
      else from += size;
    }
  }
  return shortest;
}

/** In words that a person can follow. */
export function describe(guest: Guest, { why, steps }: Broken, isShortest: boolean): string {
  const { seed, from, language, session, hasWorker, slowness } = guest;
  const who = `${language}, ${session}, from ${from}${hasWorker ? ", with a service worker" : ""}${slowness > 1 ? ", on a slow phone" : ""}`;
  const words = steps.map((step, at) => {
    const what =
      "name" in step ? ` "${step.name}"${step.nth > 0 ? ` (the ${step.nth + 1}. of them)` : ""}` : "";
    return `  ${at + 1}. ${step.does}${what}${step.does === "type" ? `: "${step.text.slice(0, 40)}"` : ""}`;
  });
  const again = `E2E_GUESTS_FROM=${seed} E2E_GUESTS=1`;
  return [
    `Guest ${seed} (${who}): ${why}`,
    isShortest ? "The shortest steps to it:" : "Its steps, which did not lead to it a second time:",
    ...words,
    `Again: ${again} npm test -- --only browser`,
  ].join("\n");
}
