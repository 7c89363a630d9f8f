/**
 * Whether a number with a leading + can be one, by its country's own rules. The rules are fetched when one is typed;
 * without them it is taken, and the provider decides.
 */
export async function isInternationalPhone(phone: string): Promise<boolean> {
  const rules = await import("./isPhoneByRules.ts").catch(() => null);
  return rules === null || rules.isPhoneByRules(phone);
}
