import { useAtomValue } from "jotai";
import { useNavigate } from "react-router-dom";
import { href } from "#routes/href.ts";
import { outsideCallback } from "#routes/outsideCallback.ts";
import { safeCallback } from "#routes/safeCallback.ts";
import { placeAtom } from "#state/place.ts";
import { signInDoorAtom } from "#state/signInDoor.ts";

/** Where the sign-in screens lead on to: where one came from, another page of the operator's included, or the menu of the store that one is in. */
export function useGoOn(callback: string | undefined): {
  /** Null: one came from nowhere. */
  readonly target: string | null;
  readonly goOn: () => void;
} {
  const navigate = useNavigate();
  const { store_id, table_id } = useAtomValue(placeAtom);
  const menu = store_id ? href("orderFood", { storeId: store_id, tableId: table_id ?? undefined }) : null;
  const { backOrigins } = useAtomValue(signInDoorAtom);
  const outside = outsideCallback(callback, backOrigins);
  if (outside !== null) return { target: outside, goOn: () => window.location.assign(outside) };
  const target = safeCallback(callback) ?? menu;
  return { target, goOn: () => void navigate(target ?? href("loginInput", {}), { replace: true }) };
}
