import { searchAddress } from "#contract/calls/places.ts";
import { distanceBetween } from "#domain/delivery/distance.ts";
import { answer } from "#provider/server/context.ts";
import { findPlaces } from "#provider/places/askGeocoder.ts";
import { presentPlace } from "#provider/places/presentPlace.ts";

export const answerSearchAddress = answer(searchAddress, async ({ keyword, position }, context) => {
  const found = await findPlaces(keyword, context);
  if (found === "unreachable") return context.fail(90010);
  const places =
    position === undefined
      ? found
      : found.toSorted((one, other) => distanceBetween(one, position) - distanceBetween(other, position));
  return { places: places.map(presentPlace) };
});
