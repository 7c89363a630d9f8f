import { and, eq, ne } from "drizzle-orm";
import type * as z from "zod/mini";
import type { AddressDraft } from "#contract/address.ts";
import * as Code from "#contract/codes.ts";
import type { Database } from "#provider/db/database.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import type { Point } from "#provider/gateways/geocoder/geocoder.ts";
import { findPlaces } from "#provider/places/askGeocoder.ts";
import { postalDigits } from "#provider/places/postalAreas.ts";
import type { Context, Fail } from "#provider/server/context.ts";

export type AddressRow = typeof addresses.$inferSelect;

interface Asked {
  readonly uid: string;
  readonly address_id: string;
}

/** One of a member's addresses; 401 for any other, whoever's it is. */
export async function ownAddress(
  db: Database,
  { uid, address_id }: Asked,
  fail: Fail<typeof Code.addressMissing>,
): Promise<AddressRow> {
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, address_id), eq(addresses.uid, uid)));
  return address ?? fail(Code.addressMissing);
}

type Written = Omit<AddressRow, "id" | "uid" | "is_default" | "created_at" | "used_at">;

/** What was filled in, as it is kept. */
export function addressRow(draft: z.output<typeof AddressDraft>, position: Point | null): Written {
  const { email = null, label = "", postal_code, position: _, is_default: _default, ...words } = draft;
  return {
    ...words,
    email,
    label,
    postal_code: postalDigits(postal_code),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
  };
}

/** Makes an address its owner's default, in place of the present one. The owner is locked. */
export async function makeDefault(
  db: Database,
  { uid, id }: { readonly uid: string; readonly id: string },
): Promise<void> {
  const own = eq(addresses.uid, uid);
  await db
    .update(addresses)
    .set({ is_default: 0 })
    .where(and(own, eq(addresses.is_default, 1), ne(addresses.id, id)));
  await db
    .update(addresses)
    .set({ is_default: 1 })
    .where(and(own, eq(addresses.id, id)));
}

/** Milliseconds: an address is kept although nobody knows where it is; whoever keeps it does not wait for long. */
const TIME_LIMIT = 5_000;

type Place = Pick<z.output<typeof AddressDraft>, "postal_code" | "prefecture" | "city" | "address">;

/** Where an address is, as far as the geocoder knows; null when it does not, or does not answer. */
export async function locate(
  { postal_code, prefecture, city, address }: Place,
  asker: Pick<Context, "db" | "language" | "now" | "outside" | "parts">,
): Promise<Point | null> {
  const line = `〒${postal_code} ${prefecture} ${city} ${address}`;
  const places = await findPlaces(line, asker, TIME_LIMIT);
  const [place] = places === "unreachable" ? [] : places;
  return place === undefined ? null : { latitude: place.latitude, longitude: place.longitude };
}

interface Row {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Where something is; null when it is not known. */
export function positionOf({ latitude, longitude }: Row): { latitude: number; longitude: number } | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
