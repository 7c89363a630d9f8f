import { useSetAtom } from "jotai";
import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { OrderType } from "#contract/enumerations.ts";
import { offPremisesCart } from "#parts/offPremises/offPremises.ts";
import { href } from "#routes/href.ts";
import { mallDraftAtom } from "#state/orders/mallDraft.ts";
import { draftKey, orderDraftAtom } from "#state/orders/orderDraft.ts";

interface Asking {
  readonly storeId: string;
  readonly activity?: string | undefined;
  /** What was chosen on the screen that was asked. */
  readonly addressId?: string | undefined;
}

/** The entry of the history from which one went to choose an address. */
let askedFrom: number | null = null;

function entryNow(): number | null {
  const index: unknown = window.history.state?.idx;
  return typeof index === "number" ? index : null;
}

/** To be called as one goes to choose an address: the answer leads back to this very entry, and not to another like it. */
export function useAskingAddress(): () => void {
  return useCallback(() => {
    askedFrom = entryNow();
  }, []);
}

/** Takes an address that was chosen elsewhere into the form, and out of the page's own. */
export function useAnsweredAddress({ storeId, activity, addressId }: Asking): void {
  const change = useSetAtom(
    orderDraftAtom(
      draftKey({
        store_id: storeId,
        table_id: null,
        cart: offPremisesCart(OrderType.delivery, activity === "1"),
        adds_to: null,
      }),
    ),
  );
  useAnswer(addressId, change, href("submitOrderDev", { storeId, activity }));
}

/** The same for the mall's confirmation. */
export function useAnsweredMallAddress(addressId: string | undefined): void {
  useAnswer(addressId, useSetAtom(mallDraftAtom), href("mallOrderConfirm", {}));
}

function useAnswer(
  addressId: string | undefined,
  change: (draft: { readonly address_id: string }) => void,
  here: string,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (addressId === undefined) return;
    change({ address_id: addressId });
    const isBehind = askedFrom !== null && entryNow() === askedFrom + 1;
    askedFrom = null;
    if (isBehind) void navigate(-1);
    else void navigate(here, { replace: true });
  }, [addressId, change, here, navigate]);
}
