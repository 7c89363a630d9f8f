import type * as z from "zod/mini";
import type { AddressDraft } from "#contract/address.ts";
import type { Context } from "#provider/server/context.ts";
import type { Point } from "#provider/gateways/geocoder/geocoder.ts";
import { findPlaces } from "#provider/places/askGeocoder.ts";

/** Milliseconds: an address is kept although nobody knows where it is; whoever keeps it does not wait for long. */
const TIME_LIMIT = 5_000;

type Place = Pick<z.output<typeof AddressDraft>, "postal_code" | "prefecture" | "city" | "address">;

/** Where an address is, as far as the geocoder knows; null when it does not, or does not answer. */
export async function locate(
  { postal_code, prefecture, city, address }: Place,
  asker: Pick<Context, "db" | "language" | "now" | "outside" | "parts">,
): Promise<Point | null> {
  const line = `〒${postal_code} ${prefecture} ${city} ${address}`;
  const places = await findPlaces(line, asker, TIME_LIMIT);
  const [place] = places === "unreachable" ? [] : places;
  return place === undefined ? null : { latitude: place.latitude, longitude: place.longitude };
}
