import type { CartLine } from "#contract/cart.ts";
import type { Codec } from "./storedAtom.ts";

type Lines = readonly CartLine[];
type Stored = typeof import("./storedCart.ts")["storedCart"];

let stored: Stored | null = null;
let coming: Promise<unknown> | null = null;

/**
 * The stored cart is checked by the contract's schema, and joined with what another tab wrote, by code that is fetched
 * when there is a cart to read.
 */
export const cartCodec: Codec<Lines> = {
  ready: () => {
    if (stored) return null;
    coming ??= import("./storedCart.ts").then(
      (loaded) => {
        stored = loaded.storedCart;
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  },
  read: (text) => (text === null || stored === null ? [] : stored.parse(text)),
  write: (lines) => JSON.stringify(lines),
  // Where nothing was read, no other tab has written anything.
  merge: (base, ours, theirs) => stored?.merge(base, ours, theirs) ?? ours,
};
