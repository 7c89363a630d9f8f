/** HTTP header that carries a write's idempotency key. In a file of its own, so that it brings no schema along. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
