import { temperatures } from "#domain/parcelsOf.ts";
import { foldWidth } from "#domain/foldWidth.ts";
import type { ParcelRow } from "#provider/db/tables/mall.ts";
import type { Said } from "#provider/desk/said.ts";

/** Most parcels that the form at an order takes. */
export const MOST_PARCELS = 20;
/** Most characters of each field. */
export const PARCEL_LIMITS = { delivery_company: 50, delivery_number: 40 } as const;

/**
 * The parcels that the desk's form names, without its empty rows. What is said instead where none has a company, or a
 * tracking number cannot be one.
 */
export async function readParcels(field: (name: string) => Promise<string>): Promise<ParcelRow[] | Said> {
  const parcels: ParcelRow[] = [];
  for (let index = 0; index < MOST_PARCELS; index += 1) {
    const delivery_company = await field(`parcel_company_${index}`);
    const delivery_number = foldWidth(await field(`parcel_number_${index}`));
    const kind = await field(`parcel_temperature_${index}`);
    if (delivery_company === "" && delivery_number === "") continue;
    const isTooLong =
      [...delivery_company].length > PARCEL_LIMITS.delivery_company ||
      delivery_number.length > PARCEL_LIMITS.delivery_number;
    if (isTooLong) return "refused";
    const isNumber = delivery_number === "" || /^[\w -]+$/.test(delivery_number);
    if (delivery_company === "" || !isNumber) return "tracking";
    const temperature = temperatures.find((each) => each === kind) ?? "ambient";
    parcels.push({ temperature, delivery_company, delivery_number });
  }
  return parcels.length === 0 ? "courier_missing" : parcels;
}
