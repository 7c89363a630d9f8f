import { mergeCarts } from "#domain/mergeCarts.ts";
import { parseCart } from "./parseCart.ts";

/** What a stored cart takes, in one piece that comes later. */
export const storedCart = { parse: parseCart, merge: mergeCarts } as const;
