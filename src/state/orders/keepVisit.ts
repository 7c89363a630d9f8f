import { local } from "#state/storage/storage.ts";

export const VISIT = "noren.visit";
/** Milliseconds after which nobody sits there any more who has not looked at the menu since. */
export const LONGEST_VISIT = 4 * 3_600_000;

/**
 * Keeps at which table one sits, for the way back to its menu from the root: when it was looked at last and first, in
 * milliseconds, the store and the table's code, a line each.
 */
export function keepVisit(
  { store_id, table_id }: { readonly store_id: string; readonly table_id: string },
  now = Date.now(),
): void {
  const place = `\n${store_id}\n${table_id}`;
  const kept = local.get(VISIT) ?? "";
  const [at, since] = kept.split("\n");
  const isSame = kept.endsWith(place) && now - Number(at) < LONGEST_VISIT;
  local.set(VISIT, `${now}\n${isSame ? since : now}${place}`);
}
