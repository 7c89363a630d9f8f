import { getAddress } from "#contract/calls/places.ts";
import { answer } from "#provider/server/context.ts";
import { placeAt } from "#provider/places/askGeocoder.ts";
import { presentPlace } from "#provider/places/presentPlace.ts";
import { regionsBelow } from "#provider/places/regionsBelow.ts";

export const answerGetAddress = answer(getAddress, async ({ position, region_id }, context) => {
  if (position === undefined) {
    const regions = regionsBelow(region_id ?? null, context.language);
    return regions === null ? context.fail(101) : { place: null, regions };
  }
  const place = await placeAt(position, context);
  if (place === "unreachable") return context.fail(90010);
  return { place: place === null ? null : presentPlace(place), regions: [] };
});
