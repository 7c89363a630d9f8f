import { useSetAtom } from "jotai";
import { use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ResponseOf } from "#contract/call.ts";
import type { goodList } from "#contract/calls/store.ts";
import { CartAction, GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { isReadAhead } from "#domain/device/lowData.ts";
import { soldOut } from "#domain/menu/soldOut.ts";
import { goodListCall } from "#net/calls/menuCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { CartContext } from "#parts/cart/useCart.ts";
import { soldOutAtom } from "#state/cart/cart.ts";
import { shelve, type Shelves } from "./menuRows.ts";

/** Signs that the customer has begun to look around: what lies beyond the first screen is read then. */
const STIRRINGS = ["scroll", "pointerdown", "keydown"] as const;

const none: Shelves = new Map();
type FirstPage = ResponseOf<typeof goodList>;

/** The menu of a store for the cart in use: its categories, and the goods that have been read so far. */
export function useMenu(storeId: string) {
  const send = useSend();
  const goods_show_type =
    use(CartContext).action === CartAction.dineIn ? GoodsShowType.dineIn : GoodsShowType.offPremises;
  const first = useCall(goodListCall, { store_id: storeId, goods_show_type });
  const page = first.data;
  const [read, setRead] = useState<{ page: FirstPage | undefined; shelves: Shelves }>({
    page: undefined,
    shelves: none,
  });
  const asked = useRef<{ page: FirstPage | undefined; names: Set<string> }>({
    page: undefined,
    names: new Set(),
  });

  const shelves = useMemo(
    () => (read.page === page ? read.shelves : shelve(none, page?.goods ?? [])),
    [read, page],
  );

  const tellSoldOut = useSetAtom(soldOutAtom(storeId));
  useEffect(() => {
    const gone = [...shelves.values()].flat().filter(soldOut);
    tellSoldOut((before) => (gone.length + before.size > 0 ? new Set(gone.map(({ id }) => id)) : before));
  }, [shelves, tellSoldOut]);

  /** Reads a page once; what it brings stands on the shelves of the menu that it was asked for. */
  const readPage = useCallback(
    async (name: string, request: { category_id?: string; cursor?: string }) => {
      if (asked.current.page !== page) asked.current = { page, names: new Set() };
      const { names } = asked.current;
      if (!page || names.has(name)) return null;
      names.add(name);
      const answer = await send(
        goodListCall,
        { store_id: storeId, goods_show_type, ...request },
        { isSilent: true },
      );
      if (!answer.ok) {
        names.delete(name);
        return null;
      }
      const put = (goods: readonly Goods[]) =>
        setRead((before) => {
          const from = before.page === page ? before.shelves : shelve(none, page.goods);
          return { page, shelves: shelve(from, goods) };
        });
      if (asked.current.page === page) put(answer.data.goods);
      return answer.data.next_cursor;
    },
    [send, storeId, goods_show_type, page],
  );

  /** Reads a category to its end, page by page. */
  const need = useCallback(
    async (categoryId: string) => {
      let cursor = await readPage(categoryId, { category_id: categoryId });
      while (cursor) cursor = await readPage(`${categoryId} ${cursor}`, { category_id: categoryId, cursor });
    },
    [readPage],
  );

  useEffect(() => {
    const start = page?.next_cursor;
    if (!start || !isReadAhead(page.categories)) return;
    let isCurrent = true;
    const still = new AbortController();
    const readAhead = async () => {
      still.abort();
      let cursor: string | null = start;
      while (cursor && isCurrent) cursor = await readPage(`ahead ${cursor}`, { cursor });
    };
    for (const stirring of STIRRINGS) {
      window.addEventListener(stirring, () => void readAhead(), { passive: true, signal: still.signal });
    }
    return () => {
      isCurrent = false;
      still.abort();
    };
  }, [page, readPage]);

  return { ...first, categories: page?.categories ?? [], shelves, need };
}
