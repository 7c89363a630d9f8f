import { Position } from "#contract/scalars.ts";

/** The position that an address carries; null where it carries none, or none on this globe. */
export function positionIn(query: {
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
}): Position | null {
  if (!query.latitude || !query.longitude) return null;
  const read = Position.safeParse({ latitude: Number(query.latitude), longitude: Number(query.longitude) });
  return read.success ? read.data : null;
}
