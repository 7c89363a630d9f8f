import { createContext, use } from "react";
import type { LineOffer } from "#contract/cart.ts";
import type { CartAction, GoodsShowType } from "#contract/enumerations.ts";
import { type Cart, cartOf } from "#state/cart/cart.ts";

interface CartChoice {
  readonly action: CartAction;
  /** What the goods are sold at, in the activities' carts (4 and 5). */
  readonly offer?: LineOffer | undefined;
  /** In the mall: the provider's cart of all its shops, in the place of the local ones. */
  readonly mall?: Cart | undefined;
}

/** Which of a store's five carts, or the mall's, what is shown goes into; the dine-in cart unless something around it says otherwise. */
export const CartContext = createContext<CartChoice>({ action: 1 });

/** The cart that what is shown of a store goes into. */
export function useCart(storeId: string): Cart {
  const { action, mall } = use(CartContext);
  return mall ?? cartOf(storeId, action);
}

/** How the goods of the cart in use are sold: 1 at the table, 2 to take away or to be delivered, 3 shipped. */
export function useShowType(): GoodsShowType {
  const { action, mall } = use(CartContext);
  if (mall) return 3;
  return action === 1 ? 1 : 2;
}
