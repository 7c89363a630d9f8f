import type * as z from "zod/mini";
import type { Place } from "#contract/address.ts";
import type { PlaceFound } from "./placeFound.ts";

/** A place that a geocoder found, in the contract's words. */
export function presentPlace({ latitude, longitude, ...words }: PlaceFound): z.infer<typeof Place> {
  return { ...words, position: { latitude, longitude } };
}
