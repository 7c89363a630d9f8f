import type { OrderType } from "#contract/enumerations.ts";
import type { Context, Fail } from "#provider/server/context.ts";
import { presentStores } from "./presentStores.ts";
import { readStoreTypes } from "./readStoreTypes.ts";
import { type StoreListing, storePage } from "./storePage.ts";

interface Listing extends StoreListing {
  readonly cursor: string | undefined;
  /** The way of ordering that was asked for: its hours are told. */
  readonly order_type?: OrderType | undefined;
}

interface Asking extends Pick<Context, "caller" | "db" | "language" | "now"> {
  readonly parts: Pick<Context["parts"], "signingKey">;
  readonly fail: Fail<114>;
}

/** A page of a list of stores as whoever asks sees them, with its rows. 114 for a cursor that is not this list's. */
export async function listStores(listing: Listing, asking: Asking) {
  const { cursor, order_type } = listing;
  const { caller, db, fail, language, now, parts } = asking;
  const { rows, next_cursor } = await storePage(db, listing, { cursor, key: parts.signingKey }, fail);
  const types = await readStoreTypes(db, language);
  const items = await presentStores(db, rows, { caller, language, now, types, order_type });
  return { rows, items, next_cursor, types };
}
