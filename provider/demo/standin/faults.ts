/**
 * What can go wrong on purpose, one sign-in at a time: `expired` the proof has run out · `brief` it runs out after
 * three seconds · `audience` it was issued to another app · `down` the platform gives no answer when asked about it.
 */
const faults = ["expired", "brief", "audience", "down"] as const;
export type Fault = (typeof faults)[number];

/** Those that the page offers. */
export const offeredFaults = ["expired", "audience", "down"] as const;

export function chosenFault(choice: string | undefined): Fault | null {
  return faults.find((fault) => fault === choice) ?? null;
}
