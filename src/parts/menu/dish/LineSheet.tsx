import type { CartLine } from "#contract/cart.ts";
import { cartLine, lineKey } from "#domain/cart/cart.ts";
import { exchangeLine } from "#domain/cart/changeLines.ts";
import { CartContext } from "#parts/cart/useCart.ts";
import type { CartChange } from "#state/cart/cart.ts";
import { GoodsSheet } from "./OptionSheet.tsx";

interface LineSheetProps {
  readonly line: CartLine;
  readonly open: boolean;
  readonly change: (change: CartChange) => void;
  readonly onClose: () => void;
}

/** The dish of a line of the cart, as it was chosen, to be chosen otherwise. */
export default function LineSheet({ line, open, change, onClose }: LineSheetProps) {
  const { action, goods_detail, number, offer, option_value, store_id } = line;
  return (
    <CartContext value={{ action, offer }}>
      <GoodsSheet
        listed={goods_detail}
        open={open}
        onClose={onClose}
        storeId={store_id}
        isOrderable
        edit={{
          option_value,
          number,
          save: (goods, chosen) => {
            const changed = { ...line, ...cartLine(goods, chosen, line) };
            change({ verb: "apply", rule: (lines) => exchangeLine(lines, lineKey(line), changed) });
          },
        }}
      />
    </CartContext>
  );
}
