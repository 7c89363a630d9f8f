import type * as z from "zod/mini";
import type { Bounds, Position } from "#contract/scalars.ts";

type Box = z.infer<typeof Bounds>;

/** Metres of a degree of latitude on the mean sphere (IUGG), a little less, so that no box is too small by rounding. */
const DEGREE = 111_195;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The box of latitudes and longitudes that holds every point within some metres; `west` is greater than `east` where it
 * spans the 180th meridian. Around a pole it is all longitudes.
 */
export function boxAround({ latitude, longitude }: z.infer<typeof Position>, metres: number): Box {
  const height = metres / DEGREE;
  const [south, north] = [latitude - height, latitude + height];
  if (south <= -90 || north >= 90)
    return { south: Math.max(south, -90), north: Math.min(north, 90), west: -180, east: 180 };
  // Meridians are farthest apart not at the point's own latitude but where they touch the circle.
  const width = (Math.asin(Math.sin(radians(height)) / Math.cos(radians(latitude))) * 180) / Math.PI;
  if (!(width < 180)) return { south, north, west: -180, east: 180 };
  return { south, north, west: wrapped(longitude - width), east: wrapped(longitude + width) };
}

function wrapped(longitude: number): number {
  if (longitude < -180) return longitude + 360;
  return longitude > 180 ? longitude - 360 : longitude;
}
