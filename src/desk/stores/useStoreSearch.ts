import { listStores, MOST_NAMED } from "#contract/calls/desk/stores.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { useSettled } from "#parts/shell/clock.ts";

/** Milliseconds that what is typed rests before it is asked for. */
const REST = 250;

interface Choosing {
  /** What is chosen already, which is named whether or not it was found. */
  readonly chosen: readonly string[];
  readonly hasEnded?: boolean;
}

/** One's stores by words of their name, reading, address or id: the first page, and the names of what is chosen. */
export function useStoreSearch(typed: string, { chosen, hasEnded = false }: Choosing) {
  const words = useSettled(typed.trim(), REST);
  const all = useDesk(listStores, {});
  const asked = useDesk(listStores, words === "" ? null : { words }, { keeps: true });
  const ended = useDesk(listStores, hasEnded ? { words, standing: "ended" } : null, { keeps: true });
  const page = words === "" ? all.data : asked.data;
  const found = [...(page?.items ?? []), ...(ended.data?.items ?? [])];
  const known = [...(all.data?.items ?? []), ...found];
  const unknown = chosen.filter((id) => known.every(({ store_id }) => store_id !== id)).slice(0, MOST_NAMED);
  // Asked for once the first page is there: most are on it.
  const named = useDesk(
    listStores,
    all.data === undefined || unknown.length === 0 ? null : { store_ids: unknown },
    {
      keeps: true,
    },
  );
  const names = new Map(
    [...known, ...(named.data?.items ?? [])].map(({ name, store_id }) => [store_id, name]),
  );
  return {
    found,
    /** There are so many that one looks for them by words. */
    isLong: (all.data?.items.length ?? 0) > FEW,
    hasMore: page?.next_cursor != null,
    /** The first store that one has; undefined until it is known. */
    first: all.data?.items[0]?.store_id,
    isOnly: all.data?.items.length === 1,
    nameOf: (id: string) => names.get(id) ?? id,
  };
}

/** Up to this many are shown without a field to find them by. */
const FEW = 8;
