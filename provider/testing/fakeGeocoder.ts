import type { GeocoderGateway } from "#provider/gateways/geocoder.ts";
import type { PlaceFound } from "#provider/places/placeFound.ts";

/** A geocoder that knows one place and does as a test tells it; it keeps what it was asked. */
export function fakeGeocoder(place: PlaceFound) {
  const asked: string[] = [];
  const state = { isOutOfReach: false, isEmpty: false };
  const told = <Answer>(question: string, answer: Answer, empty: Answer): Answer | "unreachable" => {
    asked.push(question);
    if (state.isOutOfReach) return "unreachable";
    return state.isEmpty ? empty : answer;
  };
  const gateway: GeocoderGateway = {
    source: "fake",
    keepsFor: 30 * 86_400_000,
    find: async (keyword, { language }) => told<readonly PlaceFound[]>(`${language} ${keyword}`, [place], []),
    at: async ({ latitude, longitude }, { language }) =>
      told<PlaceFound | null>(
        `${language} ${latitude},${longitude}`,
        { ...place, latitude, longitude },
        null,
      ),
  };
  return { gateway, asked, state };
}
