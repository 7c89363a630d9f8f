import type { CartLine } from "#contract/cart.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

/** What of one shop was chosen to be bought; it becomes one order. */
export interface ChosenShop {
  store_id: string;
  store_name: string;
  lines: CartLine[];
}

function isLine(kept: unknown): kept is CartLine {
  if (!isRecord(kept)) return false;
  const { goods_detail, goods_id, number, option_name, option_value, price } = kept;
  return (
    [goods_id, option_name].every((text) => typeof text === "string") &&
    [number, price].every(Number.isSafeInteger) &&
    Array.isArray(option_value) &&
    option_value.every((id) => typeof id === "string") &&
    isRecord(goods_detail) &&
    typeof goods_detail["name"] === "string"
  );
}

function isShop(kept: unknown): kept is ChosenShop {
  if (!isRecord(kept)) return false;
  const { lines, store_id, store_name } = kept;
  return (
    typeof store_id === "string" &&
    typeof store_name === "string" &&
    Array.isArray(lines) &&
    lines.every(isLine)
  );
}

/** Checked by hand, as forms are: a confirmation must not wait for any schema. */
function read(text: string | null): ChosenShop[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) && kept.every(isShop) ? kept : [];
  } catch {
    return [];
  }
}

/**
 * The lines of the mall's cart that were chosen to be bought, shop by shop, at the prices that were shown. The cart
 * writes it on the way to the confirmation, where a reload finds it again; whoever places the purchase empties it.
 */
export const mallSelectionAtom = storedAtom<ChosenShop[]>("mall.selection", [], {
  read,
  write: JSON.stringify,
});
