import * as z from "zod/mini";
import { Words } from "#provider/db/writtenWords.ts";
import data from "./prefectures.json" with { type: "json" };

const Prefecture = z.strictObject({
  /** Two digits of JIS X 0401. */
  code: z.string().check(z.regex(/^\d{2}$/)),
  name: Words,
});

/** A part of the country that carriers price as one. */
const CarrierRegion = z.strictObject({
  id: z.string(),
  name: Words,
  /** Codes of its prefectures; each prefecture is in one region. */
  codes: z.array(Prefecture.shape.code),
});

const read = z.parse(
  z.strictObject({ prefectures: z.array(Prefecture), carrierRegions: z.array(CarrierRegion) }),
  data,
);

/** The 47, from north to south. */
export const prefectures: readonly Readonly<z.infer<typeof Prefecture>>[] = read.prefectures;

/** From north to south. */
export const carrierRegions: readonly Readonly<z.infer<typeof CarrierRegion>>[] = read.carrierRegions;
