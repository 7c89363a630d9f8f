import type { addrInfo } from "#contract/calls/addresses.ts";
import type { ResponseOf } from "#contract/call.ts";

/** One of the customer's addresses, as the provider keeps it. */
export type SavedAddress = ResponseOf<typeof addrInfo>;
