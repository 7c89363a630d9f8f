import { wholeNumber } from "#provider/desk/settings/draftNumbers.ts";
import { carrierRegions } from "#provider/places/carrierRegions.ts";
import { MOST_FEE, type ShippingFaults } from "./shippingDraft.ts";

type Field = (name: string) => string;

/**
 * The desk's form with one fee written to a region's prefectures, or to all: a fee ships there, none does not. Nothing is
 * saved by it. What is wrong where the fee is none.
 */
export function fillFees(field: Field): { readonly field: Field; readonly faults: ShippingFaults } {
  const fee = field("fill_fee");
  const yen = fee === "" ? 0 : wholeNumber(fee);
  if (Number.isNaN(yen) || yen < 0 || yen > MOST_FEE)
    return { field, faults: { fill_fee: { least: 0, most: MOST_FEE } } };
  const region = field("fill_region");
  const codes = carrierRegions
    .filter(({ id }) => region === "" || id === region)
    .flatMap((each) => each.codes);
  const written = new Map(
    codes.flatMap((code) => [
      [`fee_${code}`, String(yen)],
      [`ships_${code}`, fee === "" ? "" : "1"],
    ]),
  );
  return { field: (name) => written.get(name) ?? field(name), faults: {} };
}
