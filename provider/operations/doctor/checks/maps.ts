import * as z from "zod/mini";
import { ask, type Check, type Finding, findingsOf } from "#provider/operations/doctor/check.ts";

const { ok, warning, fault } = findingsOf("maps");

const GEOCODER = "https://maps.googleapis.com/maps/api/geocode/json";
/** As Google makes its keys. */
const KEY = /^AIza[\w-]{35}$/;
const Geocoded = z.object({ status: z.string() });

/** The map's key, or its tiles; the geocoder's key, by a question that is too short to cost anything. */
export const maps: Check = async ({ settings }) => {
  const { googleMapsKey, googleGeocodingKey, mapTiles } = settings;
  return [
    googleMapsKey === null ? await ofTiles(mapTiles) : ofKey(googleMapsKey),
    ...(googleGeocodingKey === null ? [] : [await ofGeocoder(googleGeocodingKey)]),
  ];
};

/** Google tells only a page of an origin on the key's list whether it takes it. */
function ofKey(key: string): Finding {
  return KEY.test(key)
    ? ok("A Google Maps key is set. Open /storeMap once: Google tells in the page alone whether it takes it.")
    : warning(
        "NOREN_GOOGLE_MAPS_KEY does not look like a key of Google's.",
        "Copy it from Google's console.",
      );
}

async function ofTiles(tiles: string | null): Promise<Finding> {
  if (tiles === null) return ok("The map has no tiles, as it is set.");
  const address = tiles.replace("{s}", "a").replace("{z}", "5").replace("{x}", "28").replace("{y}", "12");
  const answer = await ask(address, { headers: { "user-agent": "noren-doctor" } });
  await answer?.body?.cancel();
  return answer?.ok === true
    ? ok(`The map's tiles come from ${new URL(address).host}.`)
    : warning(
        `${new URL(address).host} gives no tile (${answer?.status ?? "no answer"}): the map may stay plain.`,
        "Check NOREN_MAP_TILES. Lists beside every map say the same in the meantime.",
      );
}

async function ofGeocoder(key: string): Promise<Finding> {
  const answer = await ask(`${GEOCODER}?${new URLSearchParams({ address: "", key })}`);
  const { data } = Geocoded.safeParse(await answer?.json().catch(() => null));
  if (data === undefined)
    return warning("Google's geocoder gives no answer.", "Let this machine reach maps.googleapis.com.");
  if (data.status === "REQUEST_DENIED")
    return fault(
      "Google's geocoder refuses the key.",
      "Allow NOREN_GOOGLE_GEOCODING_KEY the Geocoding API and this server's address.",
    );
  if (data.status === "OVER_QUERY_LIMIT" || data.status === "OVER_DAILY_LIMIT")
    return warning("Google's geocoder is over its quota.", "Raise the quota in Google's console.");
  return ok("Google's geocoder takes the key.");
}
