import * as z from "zod/mini";

/** Degrees north, WGS 84. */
export const Latitude = z.number().check(z.minimum(-90), z.maximum(90));
/** Degrees east, WGS 84. */
export const Longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** A point on the map. */
export const Position = z.object({ latitude: Latitude, longitude: Longitude });
export type Position = z.infer<typeof Position>;

/** What a map shows; `west` is greater than `east` where it spans the 180th meridian. */
export const Bounds = z.object({ south: Latitude, west: Longitude, north: Latitude, east: Longitude });
export type Bounds = z.infer<typeof Bounds>;
