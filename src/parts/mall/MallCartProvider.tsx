import { useAtomValue, useSetAtom, useStore } from "jotai";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CartAction } from "#contract/enumerations.ts";
import { mallShopCartListCall } from "#net/calls/mallCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { CartContext } from "#parts/cart/useCart.ts";
import { sessionAtom } from "#state/account/session.ts";
import {
  heldMallCartAtom,
  mallCart,
  mallCartTroubleAtom,
  type MallCartWriter,
  mallWriterAtom,
} from "#state/cart/mallCart.ts";
import { showToastAtom } from "#state/page/alerts.ts";

const here = { action: CartAction.dineIn, mall: mallCart } as const;

/** What stands in it goes into the mall's cart, which is kept as the provider holds it. */
export function MallCartProvider({ children }: { readonly children: ReactNode }) {
  useMallCart();
  return <CartContext value={here}>{children}</CartContext>;
}

/**
 * Keeps the mall's cart as the provider holds it: read when a screen opens and whenever one comes back to it, as another
 * device may have changed it meanwhile, and changed there, each answer being the cart of that moment.
 */
function useMallCart(): void {
  const { t } = useTranslation("mall");
  const send = useSend();
  const atoms = useStore();
  const toast = useSetAtom(showToastAtom);
  const hold = useSetAtom(heldMallCartAtom);
  const carry = useSetAtom(mallWriterAtom);
  const hasSession = useAtomValue(sessionAtom) !== null;
  const cart = useCall(mallShopCartListCall, hasSession ? {} : null, { isSilent: true });
  const { data, failure, isValidating } = cart;

  const latest = useRef({ cart, t });
  useEffect(() => {
    latest.current = { cart, t };
  });

  useLayoutEffect(() => hold(data ?? null), [hold, data]);
  const tellTrouble = useSetAtom(mallCartTroubleAtom);
  const isUnknown = hasSession && data === undefined && failure !== undefined;
  useLayoutEffect(() => {
    const retry = () => latest.current.cart.reload();
    tellTrouble(isUnknown ? { isRetrying: isValidating, retry } : null);
    return () => tellTrouble(null);
  }, [tellTrouble, isUnknown, isValidating]);

  useEffect(() => {
    // Its code comes with the first change.
    const writer: MallCartWriter = async (told, wanted) => {
      const loaded = await import("./mallCartWriter.ts").catch(() => null);
      if (loaded === null) {
        toast(latest.current.t("refused.failed"), "bad");
        return null;
      }
      const write = loaded.mallCartWriter({
        send,
        atoms,
        put: (held) => latest.current.cart.put(held),
        reload: () => latest.current.cart.reload(),
        refuse: (refusal, { name, left }) =>
          toast(latest.current.t(`refused.${refusal}`, { name, count: left }), "bad"),
      });
      return write(told, wanted);
    };
    carry({ writer });
  }, [atoms, carry, send, toast]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== "hidden") void latest.current.cart.reload();
    };
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}
