import type { Fail } from "#provider/server/context.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

/** The tableware that newcomers must choose where the store offers kinds; 114 when it is missing or not offered. */
export function chosenTableware(
  { dishware }: StoreRow,
  wanted: { readonly tableware: string | undefined; readonly people: number },
  fail: Fail<114>,
): Localized | null {
  const { tableware, people } = wanted;
  if (tableware === undefined) return dishware.length > 0 && people > 0 ? fail(114) : null;
  return dishware.find(({ dishware_id }) => dishware_id === tableware)?.name ?? fail(114);
}
