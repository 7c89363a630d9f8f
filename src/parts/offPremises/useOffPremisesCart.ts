import { useAtom, useAtomValue } from "jotai";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { deliveryGap } from "#domain/delivery/deliveryTerms.ts";
import { useCartProblems } from "#parts/cart/useCartProblems.ts";
import { cartOf } from "#state/cart/cart.ts";
import { offPremisesCart } from "./offPremises.ts";
import { useDelivery } from "./useDelivery.ts";
import { useSlots } from "./useSlots.ts";

interface WhichCart {
  readonly mode: OffPremises;
  readonly isOnOffer: boolean;
  /** Whether it is looked at. */
  readonly isActive: boolean;
}

/** One of the carts for ordering without a table, with what changed about its goods and what it lacks to be ordered. */
export function useOffPremisesCart(store: StoreDetail, { mode, isOnOffer, isActive }: WhichCart) {
  const action = offPremisesCart(mode, isOnOffer);
  const cart = cartOf(store.store_id, action);
  const [lines, change] = useAtom(cart.linesAtom);
  const { total } = useAtomValue(cart.totalsAtom);
  const delivery = useDelivery(store, mode === 3);
  const { opening, next } = useSlots(store.store_id, mode);
  const { problems, tidy } = useCartProblems(store.store_id, action, isActive);
  return {
    mode,
    isOnOffer,
    lines,
    change,
    total,
    delivery,
    problems,
    tidy,
    /** An offer's days have times of their own, which its confirmation looks for. */
    hasTime: isOnOffer || opening === undefined || next !== null,
    isBeyond: mode === 3 && delivery.state === "beyond",
    isBelow: mode === 3 && deliveryGap(delivery.terms, total).toMinimum > 0,
  };
}

export type OffPremisesCart = ReturnType<typeof useOffPremisesCart>;
