import { temperatures } from "#domain/delivery/shipping.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import type { ParcelRow } from "#provider/db/tables/mall.ts";

/** Most parcels that the form at an order takes. */
export const MOST_PARCELS = 20;
/** Most characters of each field. */
export const PARCEL_LIMITS = { delivery_company: 50, delivery_number: 40 } as const;

/** What is wrong with a field of the form, by its name: no company, or a number that cannot be one. */
export type ParcelFaults = Readonly<Record<string, "company" | "number">>;

type Field = (name: string) => string;
type Read =
  | { readonly ok: true; readonly parcels: ParcelRow[] }
  | { readonly ok: false; readonly faults: ParcelFaults };

/** The parcels that the desk's form names, without its empty rows, or what is wrong by field: none of them is a fault. */
export function readParcels(field: Field): Read {
  const parcels: ParcelRow[] = [];
  const faults: Record<string, "company" | "number"> = {};
  for (let index = 0; index < MOST_PARCELS; index += 1) {
    const [company, number] = [`parcel_company_${index}`, `parcel_number_${index}`];
    const delivery_company = field(company);
    const delivery_number = foldWidth(field(number));
    const kind = field(`parcel_temperature_${index}`);
    if (delivery_company === "" && delivery_number === "") continue;
    const length = [...delivery_company].length;
    if (length === 0 || length > PARCEL_LIMITS.delivery_company) faults[company] = "company";
    const isNumber = delivery_number === "" || /^[\w -]+$/.test(delivery_number);
    if (!isNumber || delivery_number.length > PARCEL_LIMITS.delivery_number) faults[number] = "number";
    const temperature = temperatures.find((each) => each === kind) ?? "ambient";
    parcels.push({ temperature, delivery_company, delivery_number });
  }
  if (parcels.length === 0) faults["parcel_company_0"] = "company";
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, parcels };
}
