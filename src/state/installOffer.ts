import { atom } from "jotai";

/** How this browser puts the app on the device's first screen. */
export type InstallOffer =
  /** It asks by itself, once it is told to; whether the customer agreed. */
  | { readonly kind: "ask"; readonly ask: () => Promise<boolean> }
  /** The customer does it by the browser's own menu. */
  | { readonly kind: "guide" };

/** Null where the app is installed already, or cannot be. */
export const installOfferAtom = atom<InstallOffer | null>(null);
