import type { Temperature } from "#contract/shipping.ts";

/** Pieces of one kind that are shipped. */
export interface Shipped {
  readonly temperature: Temperature;
  /** Of one piece, packed. */
  readonly weight_grams: number;
  readonly number: number;
}

/** The order in which parcels are told. */
export const temperatures = ["ambient", "chilled", "frozen"] as const satisfies readonly Temperature[];

/** Parcels of each temperature: what travels alike is weighed together, and each begun `parcel_grams` is one. */
export function parcelsOf(pieces: readonly Shipped[], parcel_grams: number): Record<Temperature, number> {
  const parcels = (temperature: Temperature) => {
    const alike = pieces.filter((piece) => piece.temperature === temperature && piece.number > 0);
    const grams = alike.reduce((sum, { number, weight_grams }) => sum + number * weight_grams, 0);
    return alike.length === 0 ? 0 : Math.max(1, Math.ceil(grams / parcel_grams));
  };
  return { ambient: parcels("ambient"), chilled: parcels("chilled"), frozen: parcels("frozen") };
}
