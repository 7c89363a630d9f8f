import { type Counter, counterOf } from "#provider/desk/counter.ts";
import type { Parts } from "#provider/server/context.ts";
import { worksAt } from "#provider/staff/accounts.ts";
import { type DeskContext, DeskFailed } from "#provider/staff/deskDispatch.ts";
import type { Signed } from "#provider/staff/deskSession.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

export type Asking = Pick<DeskContext<Signed>, "parts" | "signed">;

/** The desk's means to read: whatever is written goes by the call's own. */
export const reading = (parts: Parts): Counter => counterOf(parts, () => undefined);

/** The store that a call is about; the call fails for whoever does not work there. */
export async function ownStore({ parts, signed }: Asking, store_id: string): Promise<StoreRow> {
  const store = worksAt(signed.staff, store_id) ? await reading(parts).findStore(store_id) : undefined;
  if (store === undefined) throw new DeskFailed("forbidden");
  return store;
}
