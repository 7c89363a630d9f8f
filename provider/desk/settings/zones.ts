import type { DeliveryZone } from "#contract/store.ts";

/** Zones with one of them a place up or down, or taken away; null where there is no such zone. */
export function movedZones(
  zones: readonly DeliveryZone[],
  zone_id: string,
  move: "up" | "down" | "remove",
): DeliveryZone[] | null {
  const from = zones.findIndex((zone) => zone.zone_id === zone_id);
  const zone = zones[from];
  if (zone === undefined) return null;
  const others = zones.toSpliced(from, 1);
  if (move === "remove") return others;
  return others.toSpliced(move === "up" ? Math.max(0, from - 1) : from + 1, 0, zone);
}
