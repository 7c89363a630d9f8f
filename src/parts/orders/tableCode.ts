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

/** The same for an order on the screen: the address may have lost the code, this browser has not. */
export function useTableCode(
  order: Pick<OrderSummary, "order_no"> & AtTable,
  ofAddress: string | null,
): string | undefined {
  const place = useAtomValue(placeAtom);
  const [since] = useState(() => Date.now() - VISIT);
  const sent = readJournal(journalStore)
    .filter(({ store_id }) => store_id === order.store_id)
    .filter(({ order_no, started_at }) => order_no === order.order_no || started_at > since)
    .map(({ table_id }) => table_id)
    .toReversed();
  const remembered = place.store_id === order.store_id ? place.table_id : null;
  return tableCode(order, [ofAddress, remembered, ...sent.filter((code) => isOf(order, code))]);
}

const isOf = ({ table_id }: AtTable, code: string | null) =>
  table_id !== null && code?.startsWith(`${table_id}.`) === true;
