/**
 * Whether a number with a leading + can be one, by its country's own rules. The rules are fetched when one is typed;
 * without them it is taken, and the provider decides.
 */
export async function isInternationalPhone(phone: string): Promise<boolean> {
  const library = await import("libphonenumber-js/min").catch(() => null);
  return library === null || library.isValidPhoneNumber(phone);
}
