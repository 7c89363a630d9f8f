import type { ReactNode } from "react";
import { CartContext } from "#parts/cart/CartContext.ts";
import { mallCart } from "#state/cart/mallCart.ts";
import { useMallCart } from "./useMallCart.ts";

const here = { action: 1, mall: mallCart } as const;

/** What stands in it goes into the mall's cart, which is kept as the provider holds it. */
export function MallCartHere({ children }: { readonly children: ReactNode }) {
  useMallCart();
  return <CartContext value={here}>{children}</CartContext>;
}
