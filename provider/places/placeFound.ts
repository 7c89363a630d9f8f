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
