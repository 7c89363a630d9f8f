import { useAtomValue } from "jotai";
import { useState } from "react";
import type { OrderSummary } from "#contract/order.ts";
import { readJournal } from "#net/journal/journal.ts";
import { journalStore } from "#state/orders/journalStore.ts";
import { placeAtom } from "#state/page/pageState.ts";

/** Milliseconds within which a code that was ordered by is the one on the table: longer than anybody sits there. */
const VISIT = 12 * 3_600_000;

interface AtTable {
  readonly store_id: string;
  readonly table_id: string | null;
}

/**
 * What leads back to an order's table: of the codes that are known the first that is signed for it, as the table's card
 * is. The bare id, which anyone can type, is what orders name; the store lets in by hand who comes by it.
 */
export function tableCode(
  { table_id }: Pick<AtTable, "table_id">,
  known: readonly (string | null | undefined)[],
): string | undefined {
  const first = known.find((code) => code != null) ?? undefined;
  if (table_id === null) return first;
  return known.find((code) => code?.startsWith(`${table_id}.`)) ?? first ?? table_id;
}

/**
 * The same for an order on the screen: the address may have lost the code, this browser has not. Where it is not said
 * which table it is of, the code that it was sent with itself comes before that of the table where one was last.
 */
export function useTableCode(
  order: Pick<OrderSummary, "order_no"> & AtTable,
  ofAddress: string | null,
): string | undefined {
  const place = useAtomValue(placeAtom);
  const [since] = useState(() => Date.now() - VISIT);
  const { order_no, store_id, table_id } = order;
  const sent = readJournal(journalStore)
    .filter((attempt) => attempt.store_id === store_id)
    .filter((attempt) => attempt.order_no === order_no || (table_id !== null && attempt.started_at > since))
    .map((attempt) => attempt.table_id)
    .toReversed();
  const remembered = place.store_id === store_id ? place.table_id : null;
  return table_id === null
    ? tableCode(order, [ofAddress, ...sent, remembered])
    : tableCode(order, [ofAddress, remembered, ...sent.filter((code) => code?.startsWith(`${table_id}.`))]);
}
