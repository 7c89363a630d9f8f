import type { StoredValuePart } from "#contract/storedValue.ts";

/** Whether two lists have the same cards and vouchers pay the same amounts. */
export function areSameParts(one: readonly StoredValuePart[], other: readonly StoredValuePart[]): boolean {
  const [ours, theirs] = [amountsOf(one), amountsOf(other)];
  return ours.size === theirs.size && [...ours].every(([key, amount]) => theirs.get(key) === amount);
}

function amountsOf(parts: readonly StoredValuePart[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { kind, id, amount } of parts) {
    const key = `${kind} ${id}`;
    if (amount > 0) amounts.set(key, (amounts.get(key) ?? 0) + amount);
  }
  return amounts;
}
