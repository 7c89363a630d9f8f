import type { WireLanguage } from "#contract/scalars.ts";

export interface Point {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

interface Asking {
  /** Of the names in the answer, as far as they are known in it. */
  readonly language: WireLanguage;
  /** Milliseconds that someone waits for it. */
  readonly timeLimit: number;
}

/** Finds places in Japan by their names, and names by their positions. It never throws. */
export interface GeocoderGateway {
  /** The name under which its answers are kept. */
  readonly source: string;
  /** Milliseconds for which its terms let answers be kept; null: it is asked anew each time, which costs nothing. */
  readonly keepsFor: number | null;
  /** Places that an address or a name stands for, the likeliest first, at most ten. */
  find(keyword: string, asking: Asking): Promise<readonly PlaceFound[] | "unreachable">;
  /** The address at a position; null at sea and outside of Japan. */
  at(position: Point, asking: Asking): Promise<PlaceFound | null | "unreachable">;
}

/** Milliseconds until a silent geocoder counts as out of reach (specification, section 9). */
export const GEOCODING_TIME_LIMIT = 30_000;

/** A place as a geocoder found it, before it is put into the contract's words. */
export interface PlaceFound {
  /** Name of a station, a building or a town; empty for a plain address. */
  readonly name: string;
  /** The whole address in one line. */
  readonly address: string;
  /** Seven digits; null where it is not known. */
  readonly postal_code: string | null;
  readonly prefecture: string;
  readonly city: string;
  readonly town: string;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}
