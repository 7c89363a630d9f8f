import { useRef, useState } from "react";
import { deskMenu, moveInMenu } from "#contract/calls/desk/menu.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import type { DeskFailure } from "#desk/net/deskSend.ts";

/** Where something of a list stands once it is put before another; null: at its end. */
export function putBefore<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  before: string | null,
): Item[] {
  const own = items.filter((item) => item.id === id);
  const others = items.filter((item) => item.id !== id);
  const place = before === null ? others.length : others.findIndex((item) => item.id === before);
  return place < 0 ? [...items] : others.toSpliced(place, 0, ...own);
}

/**
 * The order of a list of the menu, which shows at once where something was put, and is sent one move after the other: who
 * presses an arrow three times quickly moves it three places.
 */
export function usePlaces<Item extends { readonly id: string }>(
  store_id: string,
  kind: DeskRequest<typeof moveInMenu>["kind"],
  items: readonly Item[],
  onFailure: (failure: DeskFailure) => void,
) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const waiting = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const place = new Map(order?.map((id, index) => [id, index]));
  const shown =
    order === null
      ? items
      : items.toSorted(
          (one, other) => (place.get(one.id) ?? items.length) - (place.get(other.id) ?? items.length),
        );
  const send = async (id: string, before: string | null) => {
    const answer = await deskSend(moveInMenu, { store_id, kind, id, before });
    if (!answer.ok) onFailure(answer);
    waiting.current -= 1;
    if (waiting.current > 0) return;
    await readAnew(deskMenu);
    if (waiting.current === 0) setOrder(null);
  };
  return {
    shown,
    move: (id: string, before: string | null) => {
      setOrder(putBefore(shown, id, before).map((item) => item.id));
      waiting.current += 1;
      queue.current = queue.current.then(() => send(id, before));
    },
  };
}
