import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { login } from "#contract/calls/signIn.ts";
import type { ResponseOf } from "#contract/call.ts";
import { useTakeSession } from "#parts/session/useTakeSession.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { useGoOn } from "./useGoOn.ts";

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
