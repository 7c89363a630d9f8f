import { useAtomValue } from "jotai";
import { useNavigate } from "react-router-dom";
import { href } from "#routes/href.ts";
import { safeCallback } from "#routes/safeCallback.ts";
import { placeAtom } from "#state/place.ts";

/** Where the sign-in screens lead on to: where one came from, or the menu of the store that one is in. */
export function useGoOn(callback: string | undefined): {
  /** Null: one came from nowhere. */
  readonly target: string | null;
  readonly goOn: () => void;
} {
  const navigate = useNavigate();
  const { store_id, table_id } = useAtomValue(placeAtom);
  const menu = store_id ? href("orderFood", { storeId: store_id, tableId: table_id ?? undefined }) : null;
  const target = safeCallback(callback) ?? menu;
  return { target, goOn: () => void navigate(target ?? href("loginInput", {}), { replace: true }) };
}
