import { searchPostCode } from "#contract/calls/places.ts";
import { answer } from "#provider/server/context.ts";
import { postalAreas } from "#provider/places/postalAreas.ts";

export const answerSearchPostCode = answer(searchPostCode, async ({ postal_code }) => ({
  areas: postalAreas(postal_code),
}));
