import type { Position } from "#contract/scalars.ts";
import { distanceBetween } from "#domain/delivery/distance.ts";

/** So many of the nearest stores are to be in view. */
const NEAREST = 4;
/** Metres of a pixel at the equator when one tile of 256 pixels is the world. */
const METRES_A_PIXEL = 156_543.034;
/** Pixels from a small map's middle to its edge, less what a pin takes. */
const REACH = 70;
const [FARTHEST, CLOSEST] = [8, 15];

/** How near a small map may look at a position and still show the nearest of some stores; 8 a region, 15 a neighbourhood. */
export function zoomAround(here: Position, stores: readonly { readonly position: Position }[]): number {
  const distances = stores.map(({ position }) => distanceBetween(here, position)).toSorted((a, b) => a - b);
  const metres = distances[Math.min(NEAREST, distances.length) - 1] ?? 0;
  const metresAPixel = METRES_A_PIXEL * Math.cos((here.latitude * Math.PI) / 180);
  const zoom = Math.floor(Math.log2((metresAPixel * REACH) / Math.max(metres, 1)));
  return Math.max(FARTHEST, Math.min(CLOSEST, zoom));
}
