/** A point on the map, in degrees, WGS 84. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the earth in metres (IUGG). */
const EARTH = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres in a straight line over the ground (haversine); at most half a percent off. */
export function distanceBetween(from: Point, to: Point): number {
  const height = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const share = height + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width;
  return 2 * EARTH * Math.asin(Math.sqrt(Math.min(1, share)));
}

/** Metres that one walks in a minute, as Japan's fair competition code for property advertisements reckons. */
const PACE = 80;

/** Minutes on foot for so many metres, at least one, begun minutes counted whole. */
export function walkingMinutes(metres: number): number {
  return Math.max(1, Math.ceil(metres / PACE));
}
