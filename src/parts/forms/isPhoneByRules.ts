import { isValidPhoneNumber } from "libphonenumber-js/min";

/** Whether a number with a + keeps its country's rules. A file of its own, so that no more of the library is loaded. */
export function isPhoneByRules(phone: string): boolean {
  return isValidPhoneNumber(phone);
}
