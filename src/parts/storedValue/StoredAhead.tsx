import { useEffect, useEffectEvent } from "react";
import type { StoredValuePart } from "#contract/storedValue.ts";
import type { PayableOrder } from "#domain/allotParts.ts";
import { StoredPartsField } from "./StoredPartsField.tsx";
import { useStoredParts } from "./useStoredParts.ts";

/** What cards and vouchers are to pay of an order that is not placed yet. */
export interface StoredSum {
  readonly parts: readonly StoredValuePart[];
  readonly total: number;
  /** A card is among what is offered: the wallet is no method beside it. */
  readonly hasCard: boolean;
}

interface StoredAheadProps {
  /** `to_pay`: the whole price. */
  readonly order: PayableOrder;
  /** Yen that the wallet holds that pays as a method of its own. */
  readonly wallet: number | null;
  readonly onChange: (sum: StoredSum) => void;
}

/** At a confirmation: which cards and vouchers pay a part; its code comes for those who are signed in alone. */
export default function StoredAhead({ order, wallet, onChange }: StoredAheadProps) {
  const stored = useStoredParts({ orders: [order], wallet, isWanted: true });
  const { parts, total, offered } = stored;
  const hasCard = offered.some(({ kind }) => kind === 1);
  const tell = useEffectEvent(() => onChange({ parts, total, hasCard }));
  const sum = JSON.stringify([parts, hasCard]);
  useEffect(() => tell(), [sum]);
  return <StoredPartsField stored={stored} />;
}
