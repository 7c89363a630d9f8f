import { MOST_FEE, type ShippingForm } from "#contract/calls/desk/shipping.ts";
import { typedAmount } from "#domain/values/typedText.ts";

/**
 * The form's fees with one written to some prefectures: a fee ships there, none does not. Nothing is saved by it. Null
 * where the fee is none.
 */
export function fillFees(
  fees: ShippingForm["fees"],
  codes: readonly string[],
  typed: string,
): ShippingForm["fees"] | null {
  const { fault, yen } = typedAmount(typed);
  const isNone = fault === "missing";
  if (fault !== null && fault !== "missing" && fault !== "zero") return null;
  if ((yen ?? 0) > MOST_FEE) return null;
  return fees.map((one) =>
    codes.includes(one.code) ? { ...one, is_shipped_to: !isNone, fee: String(yen ?? 0) } : one,
  );
}
