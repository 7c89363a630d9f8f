import type { GeocoderGateway } from "#provider/gateways/geocoder.ts";
import type { PlaceFound } from "#provider/places/placeFound.ts";

/** A geocoder that knows one place and does as a test tells it; it keeps what it was asked, and how long it was given. */
export function fakeGeocoder(place: PlaceFound) {
  const asked: string[] = [];
  const given: number[] = [];
  const state = { isOutOfReach: false, isEmpty: false };
  const told = <Answer>(
    { question, timeLimit }: { readonly question: string; readonly timeLimit: number },
    answer: Answer,
    empty: Answer,
  ): Answer | "unreachable" => {
    asked.push(question);
    given.push(timeLimit);
    if (state.isOutOfReach) return "unreachable";
    return state.isEmpty ? empty : answer;
  };
  const gateway: GeocoderGateway = {
    source: "fake",
    keepsFor: 30 * 86_400_000,
    find: async (keyword, { language, timeLimit }) =>
      told<readonly PlaceFound[]>({ question: `${language} ${keyword}`, timeLimit }, [place], []),
    at: async ({ latitude, longitude }, { language, timeLimit }) =>
      told<PlaceFound | null>(
        { question: `${language} ${latitude},${longitude}`, timeLimit },
        { ...place, latitude, longitude },
        null,
      ),
  };
  return { gateway, asked, given, state };
}
