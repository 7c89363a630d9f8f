/** Rows without the columns that say nothing to their owner, or that are not for them. */
export function withoutKeys<Row extends object, Key extends keyof Row>(
  rows: readonly Row[],
  ...keys: readonly Key[]
): Omit<Row, Key>[] {
  return rows.map((row) => {
    const rest = { ...row };
    for (const key of keys) delete rest[key];
    return rest;
  });
}
