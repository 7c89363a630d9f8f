import { atom } from "jotai";
import { parseRecord } from "#domain/values/untrusted.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";
import { WHEREABOUTS_KEY } from "./addressAround.ts";

const SOURCES = ["device", "address", "postal", "map", "search"] as const;
/** How the customer said where they are: nobody is asked for a position unless they press for it. */
export type WhereaboutsSource = (typeof SOURCES)[number];

/** Where the customer is, or wants things brought to. */
export interface Whereabouts {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** The place in words; empty where nobody knows them. */
  readonly label: string;
  readonly source: WhereaboutsSource;
  /** The member's address that it is. */
  readonly address_id?: string;
  /** Seven digits, where they are known: some stores deliver by them. */
  readonly postal_code?: string;
}

const LONGEST_LABEL = 200;

const isSource = (value: unknown): value is WhereaboutsSource => SOURCES.some((source) => source === value);
const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === "number" && Math.abs(value) <= limit;

/** Whereabouts as stored, checked by hand: they are read before any schema has loaded. */
function readWhereabouts(text: string | null): Whereabouts | null {
  const { latitude, longitude, label, source, address_id, postal_code } = parseRecord(text);
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180) || !isSource(source)) return null;
  return {
    latitude,
    longitude,
    label: typeof label === "string" ? label.slice(0, LONGEST_LABEL) : "",
    source,
    ...(typeof address_id === "string" ? { address_id } : {}),
    ...(typeof postal_code === "string" && /^\d{7}$/.test(postal_code) ? { postal_code } : {}),
  };
}

/** Where the customer is; null until they have said so. Kept on this device alone. */
export const whereaboutsAtom = storedAtom<Whereabouts | null>(WHEREABOUTS_KEY, null, {
  read: readWhereabouts,
  write: (where) => (where === null ? null : JSON.stringify(where)),
});

/** The position to ask the provider with; undefined until the customer has said where they are. */
export const positionAtom = atom((get) => {
  const where = get(whereaboutsAtom);
  return where ? { latitude: where.latitude, longitude: where.longitude } : undefined;
});

/** The place to ask the provider with, as `positionAtom`, and with its postal code where that is known. */
export const placeAskedAtom = atom((get) => {
  const position = get(positionAtom);
  const postal_code = get(whereaboutsAtom)?.postal_code;
  return position && { position, ...(postal_code ? { postal_code } : {}) };
});
