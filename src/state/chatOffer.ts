import { storedAtom } from "./storedAtom.ts";

/** Which order was last written into the chat; "never": one does not want to be asked; null: not asked yet. */
export const chatOfferAtom = storedAtom<string | null>("noren.chat", null, {
  read: (text) => text,
  write: (value) => value,
});

/** In the place of an order's number. */
export const NEVER = "never";
