import { foldWidth } from "./foldWidth.ts";

/** What is wrong with an amount as it was typed (specification, section 5: "Amount input error"). */
export type AmountFault = "missing" | "digits" | "zero" | "negative" | "long";

export type TypedAmount =
  | { readonly yen: number; readonly fault: null }
  | { readonly yen: null; readonly fault: AmountFault };

/** Digits of the greatest amount: nine of them are more than any balance. */
const DIGITS = 9;

/** An amount of yen as people type it: in full width, with a yen sign, with thousands separators. */
export function typedAmount(typed: string): TypedAmount {
  const text = foldWidth(typed)
    .replaceAll(/[\s,、，¥￥円]/g, "")
    .replace(/^[−ー–]/, "-");
  if (text === "") return { yen: null, fault: "missing" };
  if (/^-\d+$/.test(text)) return { yen: null, fault: "negative" };
  if (!/^\d+$/.test(text)) return { yen: null, fault: "digits" };
  const digits = text.replace(/^0+(?=\d)/, "");
  if (digits === "0") return { yen: null, fault: "zero" };
  if (digits.length > DIGITS) return { yen: null, fault: "long" };
  return { yen: Number(digits), fault: null };
}
