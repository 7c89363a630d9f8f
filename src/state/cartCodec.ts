import type { CartLine } from "#contract/cart.ts";
import { mergeCarts } from "#domain/cart.ts";
import type { Codec } from "./storedAtom.ts";

type Lines = readonly CartLine[];

let parse: ((text: string) => Lines) | null = null;
let coming: Promise<unknown> | null = null;

/** The stored cart is checked by the contract's schema, which is fetched when there is a cart to read. */
export const cartCodec: Codec<Lines> = {
  ready: () => {
    if (parse) return null;
    coming ??= import("./parseCart.ts").then(
      (loaded) => {
        parse = loaded.parseCart;
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  },
  read: (text) => (text === null || parse === null ? [] : parse(text)),
  write: (lines) => JSON.stringify(lines),
  merge: (base, ours, theirs) => mergeCarts(base, ours, theirs),
};
