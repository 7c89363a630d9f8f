interface Row {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Where something is; null when it is not known. */
export function positionOf({ latitude, longitude }: Row): { latitude: number; longitude: number } | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
