import type { Bounds } from "#contract/scalars.ts";

const clamp = (latitude: number) => Math.min(90, Math.max(-90, latitude));
/** Onto -180 to 180, however often one went round the world. */
const turn = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** Bounds as the contract wants them, of a view that may go past the poles and round the world. */
export function wholeBounds(south: number, west: number, north: number, east: number): Bounds {
  const latitudes = { south: clamp(south), north: clamp(north) };
  if (east - west >= 360) return { ...latitudes, west: -180, east: 180 };
  return { ...latitudes, west: turn(west), east: turn(east) };
}
