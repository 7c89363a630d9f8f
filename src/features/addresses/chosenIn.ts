import type { ResponseOf } from "#contract/call.ts";
import type { getAddress } from "#contract/calls/places.ts";

export type Region = ResponseOf<typeof getAddress>["regions"][number];

/** The regions that were chosen on the way to an entry of the history, as its state carries them. */
export function chosenIn(state: unknown): readonly Region[] {
  if (typeof state !== "object" || state === null || !("chosen" in state)) return [];
  return Array.isArray(state.chosen) && state.chosen.every(isRegion) ? state.chosen : [];
}

function isRegion(one: unknown): one is Region {
  if (typeof one !== "object" || one === null) return false;
  return (
    "region_id" in one &&
    typeof one.region_id === "string" &&
    "name" in one &&
    typeof one.name === "string" &&
    "written" in one &&
    typeof one.written === "string"
  );
}
