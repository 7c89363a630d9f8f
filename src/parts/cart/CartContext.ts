import { createContext } from "react";
import type { LineOffer } from "#contract/cart.ts";
import type { CartAction } from "#contract/enumerations.ts";

interface CartChoice {
  readonly action: CartAction;
  /** What the goods are sold at, in the activities' carts (4 and 5). */
  readonly offer?: LineOffer | undefined;
}

/** Which of a store's five carts what is shown goes into; the dine-in cart unless something around it says otherwise. */
export const CartContext = createContext<CartChoice>({ action: 1 });
