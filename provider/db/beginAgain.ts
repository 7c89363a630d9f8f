/** Thrown in a transaction that found another one to have been first: what it read is old, and `retried` begins anew. */
export class BeginAgain extends Error {
  override name = "BeginAgain";
  /** SQLSTATE of a serialization failure, which this is. */
  readonly code = "40001";
}
