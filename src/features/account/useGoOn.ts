import { useAtomValue } from "jotai";
import { useNavigate } from "react-router-dom";
import { href } from "#routes/href.ts";
import { outsideCallback, safeCallback } from "#routes/callback.ts";
import { LED_ON } from "#routes/entryAddress.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { signInDoorAtom } from "#state/account/signInDoor.ts";

/**
 * Leads on from the sign-in screens: to where one came from, another page of the operator's included, to the menu of the
 * store that one is in, or to where who came from nowhere belongs.
 */
export function useGoOn(callback: string | undefined): () => void {
  const navigate = useNavigate();
  const { store_id, table_id } = useAtomValue(placeAtom);
  const menu = store_id ? href("orderFood", { storeId: store_id, tableId: table_id ?? undefined }) : null;
  const { backOrigins } = useAtomValue(signInDoorAtom);
  const outside = outsideCallback(callback, backOrigins);
  if (outside !== null) return () => window.location.assign(outside);
  const target = safeCallback(callback) ?? menu;
  if (target !== null) return () => void navigate(target, { replace: true });
  return () => void navigate(href("loginInput", {}), { replace: true, state: LED_ON });
}
