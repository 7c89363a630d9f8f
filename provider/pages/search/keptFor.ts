/** Reads once in `milliseconds` what changes seldom, by names that are few; what fails is not kept. */
export function keptFor<Value>(
  milliseconds: number,
  clock: () => Date,
): (name: string, read: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return (name, read) => {
    const now = clock().getTime();
    const known = kept.get(name);
    if (known !== undefined && known.until > now) return known.value;
    const value = read();
    kept.set(name, { until: now + milliseconds, value });
    value.catch(() => kept.delete(name));
    return value;
  };
}
