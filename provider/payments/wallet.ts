import type { PayType } from "#contract/enumerations.ts";

/** Paid by what the provider's own ledger holds, and no gateway is asked. */
export const WALLET = 8 satisfies PayType;
