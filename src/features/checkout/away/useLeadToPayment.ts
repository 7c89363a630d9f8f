import { useSetAtom, useStore } from "jotai";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import type { PayType } from "#contract/enumerations.ts";
import type { StoredValuePart } from "#contract/storedValue.ts";
import { problemOf, usePay } from "#parts/payment/usePay.ts";
import { usePayProblemWords } from "#parts/payment/usePayProblemWords.ts";
import { href } from "#routes/href.ts";
import { chosenCardAtom } from "#state/chosenCard.ts";
import { chosenPayersAtom } from "#state/chosenPayers.ts";
import { showToastAtom } from "#state/toasts.ts";

/** At the register and at the door: nothing is to be done before. */
const CASH: readonly PayType[] = [1, 7];
const CARD: PayType = 5;

interface Placed {
  readonly order_no: string;
  readonly store_id: string;
  readonly pay_type: PayType;
  /** What cards and vouchers pay of it. */
  readonly stored_value?: StoredValuePart[];
  /** They pay all of it. */
  readonly isCovered?: boolean;
}

/**
 * Begins the payment of an order that was placed just now, in the way that was chosen with it. The order stands whatever
 * becomes of it: a card that is still to be typed, and what was not paid, lead to the sheet in which one pays.
 */
export function useLeadToPayment(): (placed: Placed) => Promise<void> {
  const { pay } = usePay();
  const atoms = useStore();
  const navigate = useNavigate();
  const toast = useSetAtom(showToastAtom);
  const words = usePayProblemWords();
  return useCallback(
    async ({ order_no, pay_type, store_id, stored_value = [], isCovered = false }) => {
      const isStored = stored_value.length > 0;
      if (CASH.includes(pay_type) && !isStored) return;
      const toSheet = () =>
        void navigate(href("orderDetail", { orderNo: order_no, storeId: store_id, pay: "1" }), {
          replace: true,
        });
      const isByCard = pay_type === CARD && !isCovered;
      const card_id = isByCard ? atoms.get(chosenCardAtom) : undefined;
      if (isByCard && !card_id) return toSheet();
      const parts = isStored ? { stored_value } : {};
      const outcome = await pay({ order_no, pay_type, ...(card_id ? { card_id } : {}), ...parts }, store_id);
      const problem = outcome && problemOf(outcome);
      if (!problem) return atoms.set(chosenPayersAtom, null);
      toSheet();
      toast(words(problem), "bad");
    },
    [pay, atoms, navigate, toast, words],
  );
}
