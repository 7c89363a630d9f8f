import { useSetAtom, useStore } from "jotai";
import { useNavigate } from "react-router-dom";
import { PayType } from "#contract/enumerations.ts";
import type { StoredValuePart } from "#contract/storedValue.ts";
import { isPaidLater } from "#domain/payments/preselectedPayType.ts";
import { problemOf, usePay, usePayProblemWords } from "#parts/payments/usePay.ts";
import { href } from "#routes/href.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import {
  bringCardAtom,
  byTypedCard,
  chosenCardAtom,
  chosenPayersAtom,
  typedCardAtom,
} from "#state/payments/chosenMeans.ts";
import { lastPayTypeAtom } from "#state/payments/lastPayType.ts";

interface Placed {
  /** Those that one payment pays for: a store's order, or orders of a purchase in the mall. */
  readonly orders: readonly string[];
  readonly isMall: boolean;
  /** The first one's. */
  readonly store_id: string;
  readonly pay_type: PayType;
  /** What cards and vouchers pay of them. */
  readonly stored_value: readonly StoredValuePart[];
  /** They pay all of it. */
  readonly isCovered: boolean;
  /** Whether cards are typed here; else the payment service's own page asks for them. */
  readonly hasVault: boolean;
}

/**
 * Begins the payment of what was placed just now, in the way that was chosen with it. The orders stand whatever becomes
 * of it: a card that is still to be typed, and what was not paid, lead to the sheet in which one pays.
 */
export function useLeadToPayment(): (placed: Placed) => Promise<void> {
  const { pay } = usePay();
  const atoms = useStore();
  const navigate = useNavigate();
  const toast = useSetAtom(showToastAtom);
  const words = usePayProblemWords();
  const remember = useSetAtom(lastPayTypeAtom);
  return async ({ hasVault, isCovered, isMall, orders, pay_type, store_id, stored_value }) => {
    const [order_no] = orders;
    const isStored = stored_value.length > 0;
    if (!isCovered) remember(pay_type);
    if (order_no === undefined || (isPaidLater(pay_type) && !isStored)) return;
    const sheet = isMall
      ? href(
          "mallOrderDetail",
          orders.length > 1
            ? { orderNo: order_no, pay: "all", purchase: "1" }
            : { orderNo: order_no, pay: "one" },
        )
      : href("orderDetail", { orderNo: order_no, storeId: store_id, pay: "1" });
    const toSheet = () => void navigate(sheet, { replace: true });
    const isByCard = pay_type === PayType.card && !isCovered && hasVault;
    const card_id = isByCard ? atoms.get(chosenCardAtom) : undefined;
    const typed = isByCard && !card_id ? atoms.get(typedCardAtom) : null;
    if (isByCard && !card_id && typed === null) return toSheet();
    const parts = isStored ? { stored_value: [...stored_value] } : {};
    const by = {
      order_no,
      pay_type,
      ...(card_id ? { card_id } : {}),
      ...(typed && byTypedCard(typed)),
      ...parts,
    };
    const outcome = await pay(by, store_id, isMall ? orders : []);
    // Its token is good for one payment.
    atoms.set(typedCardAtom, null);
    const problem = outcome && problemOf(outcome);
    if (!problem) return atoms.set(chosenPayersAtom, null);
    toSheet();
    toast(words(problem), "bad");
  };
}

/**
 * Brings a card that is typed at the confirmation to its vault; answers whether the order can go on: what is wrong with
 * the card stands at its fields.
 */
export function useBringCard(): () => Promise<boolean> {
  const atoms = useStore();
  return () => atoms.get(bringCardAtom)?.() ?? Promise.resolve(true);
}
