import { useStore } from "jotai";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import type { CartLine } from "#contract/cart.ts";
import { deductLines } from "#domain/cart/changeLines.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { type Attempt, orderedLines } from "#net/journal/journal.ts";
import { cartOf } from "#state/cart/cart.ts";
import { draftKey, EMPTY_DRAFT, orderDraftAtom } from "#state/orders/orderDraft.ts";

/**
 * Once an attempt is known to have arrived: takes what it ordered out of the cart (a dish that was added since stays),
 * empties its form, and has what it made old read again. However many screens learn of it, it is done once: the form
 * carries the attempt's id until then.
 */
export function useSettle(): (attempt: Attempt) => void {
  const atoms = useStore();
  const { mutate } = useSWRConfig();
  return useCallback(
    (attempt) => {
      const { cart, store_id } = attempt;
      if (cart === "mall") {
        // The confirmation of the mall has it already; those of the stores' orders need not bring it along.
        return void import("./settleMall.ts").then(
          ({ settleMall }) => {
            if (settleMall(atoms, attempt)) void mutate(isAnswerOf("/mall/", "/order/order/"));
          },
          // The next who learns of it tries again: the form carries the attempt's id until then.
          () => null,
        );
      }
      const draftAtom = orderDraftAtom(draftKey({ ...attempt, cart }));
      if (atoms.get(draftAtom).client_order_id !== attempt.client_order_id) return;
      const { linesAtom } = cartOf(store_id, cart);
      const ordered = orderedLines(attempt);
      const rest = (lines: readonly CartLine[]) => (ordered ? deductLines(lines, ordered) : []);
      atoms.set(linesAtom, { verb: "apply", rule: rest });
      atoms.set(draftAtom, EMPTY_DRAFT);
      // What was read a moment ago of the order, of the table's orders, of the table and of the times left is old now.
      void mutate(
        isAnswerOf("/order/order", "/order/my/membercoupon", "/order/store/index", "/order/store/mealtime"),
      );
    },
    [atoms, mutate],
  );
}
