import { useAtom } from "jotai";
import { useState } from "react";
import type { StoredValuePart } from "#contract/storedValue.ts";
import type { PayableOrder } from "#domain/allotParts.ts";
import { type Payer, storedParts, storedTotal } from "#domain/storedParts.ts";
import { chosenPayersAtom } from "#state/chosenPayers.ts";
import { payersOf } from "./payersOf.ts";
import { useHoldings } from "./useHoldings.ts";

interface Paying {
  /** `to_pay`: the whole price. */
  readonly order: PayableOrder;
  /** What cards and vouchers have paid of it by now; it can be taken back. */
  readonly paid?: readonly StoredValuePart[];
  /** Yen that the wallet holds that pays as a method of its own; null where there is none. */
  readonly wallet: number | null;
  readonly isWanted: boolean;
}

const NONE: readonly StoredValuePart[] = [];

/** What cards and vouchers of the customer's pay of an order, as they choose; nothing for whoever has none. */
export function useStoredParts({ order, paid = NONE, wallet, isWanted }: Paying) {
  const { store_id, to_pay } = order;
  const { holdings, reload } = useHoldings({ for_store: store_id, isWanted, isSilent: true });
  const [kept, keep] = useAtom(chosenPayersAtom);
  const [own, setOwn] = useState<readonly string[] | null>(null);
  const remembered = kept?.store_id === store_id ? kept.ids : [];
  const chosen = own ?? (paid.length > 0 ? paid.map(({ id }) => id) : remembered);

  const payers = holdings ? payersOf(holdings, paid) : [];
  const picked = payers.filter(({ id }) => chosen.includes(id));
  const parts = storedParts([order], picked);
  const total = holdings ? storedTotal(parts) : storedTotal(paid);
  const byVouchers = storedTotal(parts.filter(({ kind }) => kind === 2));
  const isOffered = (payer: Payer) => {
    if (chosen.includes(payer.id)) return true;
    if (payer.kind === 2) return storedParts([order], [payer]).length > 0;
    // What pays all that is left is a method of its own.
    return payer.available > 0 && (wallet === null || wallet < to_pay - byVouchers);
  };
  return {
    offered: payers.filter(isOffered),
    chosen,
    choose: (ids: readonly string[]) => {
      setOwn(ids);
      keep({ store_id, ids });
    },
    parts,
    total,
    /** Yen that are to be paid otherwise. */
    left: to_pay - total,
    /** What payorder is told of them: nothing where nothing is known or meant. */
    request:
      holdings && (parts.length > 0 || paid.length > 0)
        ? { stored_value: parts.map((part) => ({ ...part })) }
        : {},
    /** The card that pays a part, and could pay all if it held more. */
    hasCard: picked.some(({ kind }) => kind === 1),
    reload,
    /** Once it is paid, nothing is chosen for the next one. */
    forget: () => keep(null),
  };
}

export type StoredParts = ReturnType<typeof useStoredParts>;
