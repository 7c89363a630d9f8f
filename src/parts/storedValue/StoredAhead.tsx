import { useEffect, useEffectEvent } from "react";
import type { PayableOrder } from "#domain/payments/allotParts.ts";
import { StoredPartsField, useStoredParts } from "./StoredPartsField.tsx";
import type { StoredSum } from "./storedSum.ts";

interface StoredAheadProps {
  /** What is to be placed, of one store or several; `to_pay`: the whole price. */
  readonly orders: readonly PayableOrder[];
  /** Yen that the wallet holds that pays as a method of its own. */
  readonly wallet: number | null;
  readonly onChange: (sum: StoredSum) => void;
}

/** At a confirmation: which cards and vouchers pay a part; its code comes for those who are signed in alone. */
export default function StoredAhead({ orders, wallet, onChange }: StoredAheadProps) {
  const stored = useStoredParts({ orders, wallet, isWanted: true });
  const { parts, total, offered } = stored;
  const hasCard = offered.some(({ kind }) => kind === 1);
  const ofStores = Object.fromEntries(
    orders.map(({ store_id }) => {
      const own = offered.filter((payer) => payer.store_id === store_id);
      return [store_id, parts.filter(({ id }) => own.some((payer) => payer.id === id))];
    }),
  );
  const tell = useEffectEvent(() => onChange({ parts, total, ofStores, hasCard }));
  const sum = JSON.stringify([parts, hasCard]);
  useEffect(() => tell(), [sum]);
  return <StoredPartsField stored={stored} />;
}
