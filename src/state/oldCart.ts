import { local } from "./local.ts";

/** Key of local storage under which versions before the five carts kept the only one. */
export const OLD_CART_KEY = "cart";

/** Whether this browser still holds a cart of that kind. */
export function hasOldCart(): boolean {
  return local.get(OLD_CART_KEY) !== null;
}
