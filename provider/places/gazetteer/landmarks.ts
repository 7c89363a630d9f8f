import * as z from "zod/mini";
import { Words } from "#provider/db/writtenWords.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import data from "./landmarks.json" with { type: "json" };

/** A well-known station or place. */
export interface Landmark {
  /** Where it is, to about 200 m. */
  readonly latitude: number;
  readonly longitude: number;
  /** Of its municipality, of JIS X 0402. */
  readonly code: string;
  readonly isStation: boolean;
  /** Without the word for a station. */
  readonly names: Localized;
}

const Written = z.strictObject({
  /** Latitude and longitude. */
  position: z.tuple([z.number(), z.number()]),
  code: z.string().check(z.regex(/^\d{5}$/)),
  isStation: z.optional(z.literal(true)),
  names: Words,
});

/** Well-known stations and places of Tokyo, Osaka, Fukuoka, Sapporo and Kyoto. */
export const landmarks: readonly Landmark[] = z
  .parse(z.array(Written), data)
  .map(({ code, isStation = false, names, position: [latitude, longitude] }) => ({
    latitude,
    longitude,
    code,
    isStation,
    names,
  }));
