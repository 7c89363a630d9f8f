import { atom } from "jotai";

/**
 * What the operator has no service for: text messages to phones, mail, cards, or any payment online. What is not
 * named is there, as far as this page knows.
 */
export type MissingService = "texts" | "mail" | "cards" | "online_payment";

/** The app sets it when it starts. */
export const missingServicesAtom = atom<readonly MissingService[]>([]);

/** What the operator has set up for maps; none of it is secret. */
export interface MapSettings {
  /** Null: the keyless map. */
  readonly googleMapsKey: string | null;
  /** The style that the key's owner made; Google's own for demonstrations where it is missing. */
  readonly googleMapId?: string | undefined;
  /** Address of the keyless map's tiles, with {z}, {x} and {y}; a plain ground where it is missing. */
  readonly mapTiles?: string | undefined;
  /** Who is to be named for the tiles. */
  readonly mapCredit?: string | undefined;
}

/** The app sets it when it starts. */
export const mapSettingsAtom = atom<MapSettings>({ googleMapsKey: null });

/** Origin of the API, without a trailing slash; empty for the page's own. The app sets it when it starts. */
export const apiBaseAtom = atom("");
