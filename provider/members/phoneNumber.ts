import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A phone number as it is kept (E.164), so that one number is one member however it was typed; null when there can be
 * no such number. Without a leading + it is Japanese (decisions, "Phone").
 */
export function phoneNumber(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, "JP");
  return number?.isValid() ? number.number : null;
}
