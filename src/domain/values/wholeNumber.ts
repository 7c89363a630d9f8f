import { foldWidth } from "./typedText.ts";

const digits = (text: string) => foldWidth(text).replaceAll(/[\s,]/g, "");

/** What was typed as a whole number that is not negative; NaN for what is none. */
export function wholeNumber(text: string): number {
  const written = digits(text);
  return /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
}

/** As `wholeNumber`; what nothing stands for otherwise. */
export function wholeOr<Empty>(text: string, empty: Empty): number | Empty {
  return digits(text) === "" ? empty : wholeNumber(text);
}
