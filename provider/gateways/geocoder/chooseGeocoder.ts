import type { GeocoderGateway } from "#provider/gateways/geocoder.ts";
import type { Log } from "#provider/log.ts";
import type { Settings } from "#provider/settings.ts";
import { embeddedGeocoder } from "./embeddedGeocoder.ts";
import { googleGeocoder } from "./googleGeocoder.ts";

/** Google's geocoder where the operator has a key, else the embedded one. */
export function chooseGeocoder(
  { googleGeocodingKey: key }: Pick<Settings, "googleGeocodingKey">,
  log: Log,
): GeocoderGateway {
  if (key === null) return embeddedGeocoder;
  return googleGeocoder({ api: "https://maps.googleapis.com", key, send: fetch, log });
}
