import { useAtom, useAtomValue } from "jotai";
import type { CartLine, LineProblem } from "#contract/cart.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { groupBy } from "#domain/values/groupBy.ts";
import { heldMallCartAtom, mallCart, mallLeftOutAtom, mallProblemsAtom } from "#state/cart/mallCart.ts";

/** A shop's part of the cart. */
export interface ShopInCart {
  readonly store_id: string;
  readonly store_name: string;
  readonly lines: readonly CartLine[];
  /** Those of `lines` that are to be bought. */
  readonly chosen: readonly CartLine[];
  /** Yen that its chosen lines come to. */
  readonly subtotal: number;
  /** What is missing for free shipping of all that can be had of the shop; 0 when it is free, never is, or nothing is bought. */
  readonly missing: number;
}

/** A price that changed keeps nobody from buying: it is said, and what is paid is today's. */
export const hinders = (problem: LineProblem | undefined): boolean =>
  problem !== undefined && problem.reason !== "price_changed";

/** The mall's cart shop by shop, and which of its lines are to be bought: all that can be, unless one says otherwise. */
export function useMallChoice() {
  const lines = useAtomValue(mallCart.linesAtom);
  const problems = useAtomValue(mallProblemsAtom);
  const held = useAtomValue(heldMallCartAtom);
  const [leftOut, setLeftOut] = useAtom(mallLeftOutAtom);
  const isChosen = (line: CartLine) => {
    const key = lineKey(line);
    return !leftOut.has(key) && !hinders(problems.get(key));
  };
  const told = new Map(held?.shops.map((shop) => [shop.store_id, shop]));
  const shops = [...groupBy(lines, ({ store_id }) => store_id)].map(([store_id, own]): ShopInCart => {
    const chosen = own.filter(isChosen);
    return {
      store_id,
      store_name: told.get(store_id)?.store_name ?? "",
      lines: own,
      chosen,
      subtotal: chosen.reduce((sum, { number, price }) => sum + number * price, 0),
      missing: chosen.length === 0 ? 0 : (told.get(store_id)?.missing_for_free ?? 0),
    };
  });
  const choose = (some: readonly CartLine[], isWanted: boolean) => {
    const keys = new Set(some.map(lineKey));
    const others = [...leftOut].filter((key) => !keys.has(key));
    setLeftOut(new Set(isWanted ? others : [...others, ...keys]));
  };
  const seen = new Map(held?.shop_cart.map((line) => [lineKey(line), line.price_seen]));
  return { shops, problems, isChosen, choose, seen };
}
