import { cardPeriod } from "./cardPeriod.ts";
import { foldWidth } from "./foldWidth.ts";

/**
 * A card's valid period while it is typed, with the slash set by itself: "1" stays, "5" is "05/", "1230" is "12/30".
 * What was pasted or filled in whole ("12 / 2030") is understood. Nothing is added while signs are being taken away.
 */
export function typedPeriod(typed: string, isDeleting = false): string {
  const text = foldWidth(typed).trim();
  if (isDeleting) return text.replaceAll(/[^\d/]/g, "").replace(/\/$/, "");
  const digits = text.replaceAll(/\D/g, "");
  const whole = digits.length > 4 || /\D/.test(text.slice(0, -1)) ? cardPeriod(text) : null;
  if (whole !== null) return whole;
  const [first = ""] = digits;
  const isMonthWhole =
    /^[2-9]/.test(first) || (first === "1" && /^1\D/.test(text)) || /^0?[1-9]\D/.test(text);
  const padded = isMonthWhole && !digits.startsWith("0") ? `0${digits}` : digits;
  if (padded.length < 2) return padded;
  return `${padded.slice(0, 2)}/${padded.slice(2, 4)}`;
}
