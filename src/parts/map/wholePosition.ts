import type { Position } from "#contract/scalars.ts";
import { wholeBounds } from "./wholeBounds.ts";

/** A position on the globe of one that may lie past its seams; six digits are eleven centimetres. */
export function wholePosition(latitude: number, longitude: number): Position {
  const { south, west } = wholeBounds(latitude, longitude, latitude, longitude);
  return { latitude: Number(south.toFixed(6)), longitude: Number(west.toFixed(6)) };
}
