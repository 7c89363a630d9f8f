import * as z from "zod/mini";
import { CartLine } from "#contract/cart.ts";
import { Id } from "#contract/scalars.ts";
import { jsonCodec } from "./jsonCodec.ts";
import { storedAtom } from "./storedAtom.ts";

const ChosenShop = z.object({ store_id: Id, store_name: z.string(), lines: z.array(CartLine) });

/** What of one shop was chosen to be bought; it becomes one order. */
export type ChosenShop = z.infer<typeof ChosenShop>;

/**
 * The lines of the mall's cart that were chosen to be bought, shop by shop, at the prices that were shown. The cart
 * writes it on the way to the confirmation, where a reload finds it again; whoever places the purchase empties it.
 */
export const mallSelectionAtom = storedAtom<ChosenShop[]>(
  "mall.selection",
  [],
  jsonCodec(z.array(ChosenShop), []),
);
