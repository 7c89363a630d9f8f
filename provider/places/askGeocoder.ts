import { and, eq, gt } from "drizzle-orm";
import type { Context } from "#provider/server/context.ts";
import { geocodes } from "#provider/db/tables/addresses.ts";
import { GEOCODING_TIME_LIMIT, type PlaceFound, type Point } from "#provider/gateways/geocoder/geocoder.ts";
import { searchText } from "#domain/values/searchText.ts";

type Asker = Pick<Context, "db" | "language" | "now" | "outside" | "parts">;
type Answer = readonly PlaceFound[] | "unreachable";

/** Digits of a position that is asked about: 0.0001 degrees are about ten metres. */
const DIGITS = 4;

/**
 * Places that an address or a name stands for, the likeliest first. Equal questions are asked once, and the answer kept
 * as long as the geocoder's terms allow. What has neither letter nor digit is nobody's name.
 */
export async function findPlaces(
  keyword: string,
  asker: Asker,
  timeLimit = GEOCODING_TIME_LIMIT,
): Promise<Answer> {
  const query = searchText(keyword);
  if (!/[\p{Letter}\p{Number}]/u.test(query)) return [];
  const { language, parts } = asker;
  return kept(`find ${query}`, asker, () => parts.geocoder.find(keyword, { language, timeLimit }));
}

/** The address at a position; none at sea and outside of Japan. */
export async function placeAt(position: Point, asker: Asker): Promise<PlaceFound | null | "unreachable"> {
  const { language, parts } = asker;
  const [latitude, longitude] = [rounded(position.latitude), rounded(position.longitude)];
  const answer = await kept(`at ${latitude},${longitude}`, asker, async () => {
    const place = await parts.geocoder.at(
      { latitude, longitude },
      { language, timeLimit: GEOCODING_TIME_LIMIT },
    );
    return place === "unreachable" ? place : [place].filter((each) => each !== null);
  });
  return answer === "unreachable" ? answer : (answer[0] ?? null);
}

async function kept(query: string, asker: Asker, ask: () => Promise<Answer>): Promise<Answer> {
  const { db, language, now, outside, parts } = asker;
  const { keepsFor, source } = parts.geocoder;
  if (keepsFor === null) return ask();
  const [known] = await db
    .select({ places: geocodes.places })
    .from(geocodes)
    .where(
      and(
        eq(geocodes.source, source),
        eq(geocodes.query, query),
        eq(geocodes.language, language),
        gt(geocodes.answered_at, new Date(now.getTime() - keepsFor)),
      ),
    );
  if (known !== undefined) return known.places;
  const answer = await outside(`geocoder ${language} ${query}`, ask);
  if (answer === "unreachable") return answer;
  const row = { places: [...answer], answered_at: now };
  await db
    .insert(geocodes)
    .values({ source, query, language, ...row })
    .onConflictDoUpdate({ target: [geocodes.source, geocodes.query, geocodes.language], set: row });
  return answer;
}

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));
