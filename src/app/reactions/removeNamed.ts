import type { createStore } from "jotai";
import type { CartLine } from "#contract/cart.ts";
import { CartAction } from "#contract/enumerations.ts";
import type { FailureData } from "#contract/failureData.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { type Cart, cartOf } from "#state/cart/cart.ts";
import { mallCart } from "#state/cart/mallCart.ts";

const ACTIONS = [
  CartAction.dineIn,
  CartAction.takeAway,
  CartAction.delivery,
  CartAction.offerTakeAway,
  CartAction.offerDelivery,
] as const satisfies readonly CartAction[];

/**
 * Takes what the data of 1000 names out of the carts of the store that one is in, and out of the mall's: data that name
 * nothing takes nothing.
 */
export function removeNamed(
  store: ReturnType<typeof createStore>,
  storeId: string | null,
  { lines: named = [] }: FailureData,
): void {
  const isNamed = (line: CartLine) =>
    named.some(({ goods_id, option_value }) =>
      option_value === undefined
        ? goods_id === line.goods_id && line.option_value.length > 0
        : lineKey({ goods_id, option_value }) === lineKey(line),
    );
  const own: Cart[] = storeId === null ? [] : ACTIONS.map((action) => cartOf(storeId, action));
  for (const { linesAtom } of [...own, mallCart])
    for (const line of store.get(linesAtom).filter(isNamed))
      store.set(linesAtom, { verb: "remove", key: lineKey(line) });
}
