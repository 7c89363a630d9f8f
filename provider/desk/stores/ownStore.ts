import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { StaffRight } from "#contract/calls/desk/deskCall.ts";
import type { Parts } from "#provider/server/context.ts";
import { worksAt } from "#provider/staff/accounts.ts";
import { type DeskContext, DeskFailed, mayUse } from "#provider/staff/deskDispatch.ts";
import { DESK_COOKIE, findDeskSession, type Signed } from "#provider/staff/deskSession.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { reading } from "#provider/desk/counter.ts";

export type Asking = Pick<DeskContext<Signed>, "parts" | "signed">;

/** The store that a call is about; the call fails for whoever does not work there. */
export async function ownStore({ parts, signed }: Asking, store_id: string): Promise<StoreRow> {
  const store = worksAt(signed.staff, store_id) ? await reading(parts).findStore(store_id) : undefined;
  if (store === undefined) throw new DeskFailed("forbidden");
  return store;
}

/** Who asks for a file or events of a store's desk, and the store; null for whoever has no right to it, or not any more. */
export async function whoLooks(
  context: Context,
  parts: Parts,
  store_id: string,
  right: StaffRight = "look",
): Promise<{ readonly signed: Signed; readonly store: StoreRow } | null> {
  const signed = await findDeskSession(getCookie(context, DESK_COOKIE), parts);
  if (signed === null || !worksAt(signed.staff, store_id) || !mayUse(signed, right, parts)) return null;
  const store = await reading(parts).findStore(store_id);
  return store === undefined ? null : { signed, store };
}
