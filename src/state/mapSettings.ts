import { atom } from "jotai";

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
