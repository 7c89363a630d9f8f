import type { StoreSeed } from "./storeSeed.ts";
import { ramen } from "./stores/ramen/ramen.ts";

/** Every store of the demo, in the order in which lists show them. */
export const allStores: readonly StoreSeed[] = [ramen];
