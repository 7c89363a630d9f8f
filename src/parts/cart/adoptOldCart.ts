import type { createStore } from "jotai";
import { goodsDetail } from "#contract/calls/store.ts";
import { CartAction, GoodsShowType } from "#contract/enumerations.ts";
import { cartLine } from "#domain/cart/cart.ts";
import { migrateOldCart } from "#domain/cart/migrateOldCart.ts";
import { checkOptions } from "#domain/menu/checkOptions.ts";
import type { Send } from "#net/transport.ts";
import { cartOf, OLD_CART_KEY } from "#state/cart/cart.ts";
import { local } from "#state/storage/storage.ts";

/**
 * Moves the older local cart (`goodId, categoryId, number, options`) into the dine-in cart of the store that is open,
 * once: lines of goods that this store has, with options that it still knows. It is removed when every line was asked
 * for; while the provider cannot be reached it waits for the next visit.
 */
export async function adoptOldCart(
  send: Send,
  store: Pick<ReturnType<typeof createStore>, "set">,
  place: { readonly store_id: string; readonly table_id: string | null },
): Promise<void> {
  const drafts = migrateOldCart(local.get(OLD_CART_KEY));
  const read = await Promise.all(
    drafts.map(async (draft) => ({
      draft,
      answer: await send(
        goodsDetail,
        { store_id: place.store_id, goods_id: draft.goods_id },
        { isSilent: true },
      ),
    })),
  );
  if (read.some(({ answer }) => !answer.ok && answer.kind !== "code")) return;
  local.remove(OLD_CART_KEY);
  const { linesAtom } = cartOf(place.store_id, CartAction.dineIn);
  for (const { draft, answer } of read) {
    if (!answer.ok || checkOptions(answer.data.option, draft.option_value).length > 0) continue;
    const now_time = new Date().toISOString();
    const line = cartLine(answer.data, draft, {
      ...place,
      goods_show_type: GoodsShowType.dineIn,
      action: CartAction.dineIn,
      now_time,
    });
    store.set(linesAtom, { verb: "add", line });
  }
}
