/** The SQLSTATE of a database error, which Drizzle keeps in the cause; undefined for any other. */
export function sqlState(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? cause.code : "code" in error ? error.code : undefined;
}
