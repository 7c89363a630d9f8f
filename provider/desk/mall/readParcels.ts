import type { Parcel } from "#contract/calls/desk/board.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import type { ParcelRow } from "#provider/db/tables/mall.ts";

/** Most characters of each field. */
const LIMITS = { delivery_company: 50, delivery_number: 40 } as const;

type Read =
  | { readonly ok: true; readonly parcels: ParcelRow[] }
  /** Each field that is wrong, as `0.company` and `1.number`: no company, or a number that cannot be one. */
  | { readonly ok: false; readonly faults: string[] };

/** The parcels of an order as they were typed, without empty rows, or what is wrong with them: none of them is a fault. */
export function readParcels(typed: readonly Parcel[]): Read {
  const parcels: ParcelRow[] = [];
  const faults: string[] = [];
  for (const [index, { temperature, ...of }] of typed.entries()) {
    const delivery_company = of.delivery_company.trim();
    const delivery_number = foldWidth(of.delivery_number.trim());
    if (delivery_company === "" && delivery_number === "") continue;
    const length = [...delivery_company].length;
    if (length === 0 || length > LIMITS.delivery_company) faults.push(`${index}.company`);
    const isNumber = delivery_number === "" || /^[\w -]+$/.test(delivery_number);
    if (!isNumber || delivery_number.length > LIMITS.delivery_number) faults.push(`${index}.number`);
    parcels.push({ temperature, delivery_company, delivery_number });
  }
  if (parcels.length === 0) faults.push("0.company");
  return faults.length > 0 ? { ok: false, faults } : { ok: true, parcels };
}
