import type { StoredValuePart } from "#contract/storedValue.ts";
import type { Payer } from "#domain/payments/allotParts.ts";
import type { Holdings } from "./useHoldings.ts";

export interface NamedPayer extends Payer {
  readonly name: string;
  readonly store_name: string;
  /** Yen on it now. */
  readonly balance: number;
}

/** Cards and vouchers as payers of an order, with what they have paid of it already, which they can pay again. */
export function payersOf(
  { cards, vouchers }: Pick<Holdings, "cards" | "vouchers">,
  paid: readonly StoredValuePart[],
): NamedPayer[] {
  const before = (id: string) =>
    paid.filter((part) => part.id === id).reduce((sum, { amount }) => sum + amount, 0);
  const isGood = ({ voucher_id, status }: Holdings["vouchers"][number]) =>
    status === "active" || before(voucher_id) > 0;
  return [
    ...vouchers.filter(isGood).map(({ voucher_id: id, store_id, store_name, name, balance, goods_ids }) => ({
      kind: 2 as const,
      id,
      store_id,
      store_name,
      name,
      balance,
      goods_ids,
      available: balance + before(id),
    })),
    ...cards.map(({ card_id: id, store_id, store_name, name, balance }) => ({
      kind: 1 as const,
      id,
      store_id,
      store_name,
      name,
      balance,
      goods_ids: null,
      available: balance + before(id),
    })),
  ];
}
