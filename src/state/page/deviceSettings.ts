import { atom } from "jotai";
import { LOW_DATA_KEY, type LowData, readLowData } from "#domain/device/lowData.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

/** Key of local storage, and name of the cookie, that keeps the choice of light or dark. */
export const THEME_KEY = "theme";

export type Theme = "auto" | "light" | "dark";

/** Any other text is the device's own choice. */
export function readTheme(text: string | null): Theme {
  return text === "light" || text === "dark" ? text : "auto";
}

/** Light or dark by the customer's choice; `auto` follows the device. */
export const themeAtom = storedAtom<Theme>(THEME_KEY, "auto", {
  read: readTheme,
  write: (theme) => (theme === "auto" ? null : theme),
});

/** Whether pictures wait for a tap, as the customer chose on this device. */
export const lowDataAtom = storedAtom<LowData>(LOW_DATA_KEY, "auto", {
  read: readLowData,
  write: (chosen) => (chosen === "auto" ? null : chosen),
});

/** How this browser puts the app on the device's first screen. */
export type InstallOffer =
  /** It asks by itself, once it is told to; whether the customer agreed. */
  | { readonly kind: "ask"; readonly ask: () => Promise<boolean> }
  /** The customer does it by the browser's own menu. */
  | { readonly kind: "guide" };

/** Null where the app is installed already, or cannot be. */
export const installOfferAtom = atom<InstallOffer | null>(null);
