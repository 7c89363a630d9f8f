import type { StoreSeed } from "./storeSeed.ts";
import { around } from "./stores/around/around.ts";
import { cafe } from "./stores/cafe/cafe.ts";
import { izakaya } from "./stores/izakaya/izakaya.ts";
import { mall } from "./stores/mall/mall.ts";
import { ramen } from "./stores/ramen/ramen.ts";
import { stress } from "./stores/stress/stress.ts";

/** Every store of the demo, in the order in which lists show them. */
export const allStores: readonly StoreSeed[] = [ramen, izakaya, cafe, stress, ...around, ...mall];
