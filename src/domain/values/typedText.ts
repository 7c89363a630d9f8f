/** Full-width digits, letters and signs, as a Japanese keyboard types them, as half-width ones; all else as it is. */
export function foldWidth(text: string): string {
  return text
    .replaceAll(/[！-～]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll("\u3000", " ");
}

/** Spaces, hyphens of every kind, the long vowel that a Japanese keyboard types for one, dots and brackets. */
const SEPARATORS = /[\s\-‐‑‒–—―−ー・.()（）]/g;

/** A phone number as it is sent, from how people write it: 090-1234-5678, ０９０ １２３４ ５６７８, +81 (0)90…. */
export function typedPhone(text: string): string {
  return foldWidth(text)
    .replace(/^(\s*\+[\d\s-]*)\(0\)/, "$1")
    .replaceAll(SEPARATORS, "");
}

/** A phone number as people of its country read it: 090-1234-5678; from abroad with its country's code as it is. */
export function shownPhone(phone: string): string {
  const local = phone.replace(/^\+81(\d{10})$/, "0$1");
  return local.replace(/^(\d{3})(\d{4})(\d{4})$/, "$1-$2-$3");
}

/** The sign of the Japanese post, spaces, hyphens of every kind and the long vowel that a keyboard types for one. */
const SIGNS = /[〒〶\s\-‐‑‒–—―−ー・.]/g;

/** A Japanese postal code from how people write it, without its hyphen: 〒100-0001, １００－０００１. */
export function typedPostalCode(text: string): string {
  return foldWidth(text).replaceAll(SIGNS, "");
}

/** A postal code as it is written on a letter: 100-0001; what is none stays as it is. */
export function shownPostalCode(code: string): string {
  return code.replace(/^(\d{3})-?(\d{4})$/, "$1-$2");
}

/** The digits of a verification code as typed or pasted, message and all; at most so many. */
export function typedCode(text: string, length: number): string {
  const groups = foldWidth(text).split(/\D+/);
  // In a pasted message the code is the group of just so many digits; of what is typed it is every digit.
  return (groups.find((group) => group.length === length) ?? groups.join("")).slice(0, length);
}

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
