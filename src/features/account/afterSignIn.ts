import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { ResponseOf } from "#contract/call.ts";
import type { login } from "#contract/calls/signIn.ts";
import type { User } from "#contract/member.ts";
import { outsideCallback, safeCallback } from "#routes/callback.ts";
import { LED_ON } from "#routes/entryAddress.ts";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { lastVisit } from "#state/orders/lastVisit.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { placeAtom } from "#state/page/pageState.ts";

/** Milliseconds after which the next screen stands: going there takes toasts away. */
const ARRIVED = 400;

/** Begins the session that a form was answered with, and leads on; says what came along, or else what was `done`. */
export function useWelcome(
  callback: string | undefined,
  done: "back" | "password" = "back",
): (signedIn: ResponseOf<typeof login>) => void {
  const { t } = useTranslation("account");
  const takeSession = useTakeSession();
  const toast = useSetAtom(showToastAtom);
  const goOn = useGoOn(callback);
  return (signedIn) => {
    takeSession(signedIn);
    goOn();
    const { orders, cart_lines, coupons, addresses } = signedIn.moved;
    const hasMoved = orders + cart_lines + coupons + addresses > 0;
    const words = signedIn.is_new ? "welcome.new" : hasMoved ? "welcome.moved" : (`welcome.${done}` as const);
    setTimeout(() => toast(t(words), "good"), ARRIVED);
  };
}

/**
 * Leads on from the sign-in screens: to where one came from, another page of the operator's included, to the menu of the
 * store that one is in, or to where who came from nowhere belongs: who has a session is told by their orders whether
 * they still sit at their table.
 */
export function useGoOn(callback: string | undefined): () => void {
  const navigate = useNavigate();
  const atoms = useStore();
  const { store_id, table_id } = useAtomValue(placeAtom);
  const menu = store_id ? href("orderFood", { storeId: store_id, tableId: table_id ?? undefined }) : null;
  const { backOrigins } = useAtomValue(signInPathAtom);
  const outside = outsideCallback(callback, backOrigins);
  if (outside !== null) return () => window.location.assign(outside);
  const target = safeCallback(callback) ?? menu;
  if (target !== null) return () => void navigate(target, { replace: true });
  return () => {
    if (atoms.get(sessionAtom) !== null)
      return void navigate(href("loginInput", {}), { replace: true, state: LED_ON });
    const visit = lastVisit();
    const table = visit && href("orderFood", { storeId: visit.store_id, tableId: visit.table_id });
    return void navigate(table ?? href("home", {}), { replace: true });
  };
}

/**
 * Takes the session that signing in, registering or a new password began. Carts and forms stay, and the shell reads
 * everything on the screen again as the new member.
 */
export function useTakeSession(): (signedIn: ResponseOf<typeof login> | User) => void {
  const setSession = useSetAtom(sessionAtom);
  return useCallback(
    ({ uid, auth_token, inform_channel, inform_channel_member }) =>
      setSession({ uid, auth_token, inform_channel, inform_channel_member }),
    [setSession],
  );
}
