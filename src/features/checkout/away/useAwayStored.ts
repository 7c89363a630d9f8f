import type { PayType } from "#contract/enumerations.ts";
import type { BillLine } from "#domain/bill.ts";
import type { usePayMethods } from "#parts/payment/usePayMethods.ts";
import { useStoredParts } from "#parts/storedValue/useStoredParts.ts";

interface Cart {
  readonly store_id: string;
  readonly lines: readonly { readonly goods_id: string }[];
  /** Of the same lines. */
  readonly billLines: readonly BillLine[];
  readonly total: number;
}

const WALLET: PayType = 8;

/** What cards and vouchers pay of an order before it is placed, and the method that it is then placed with. */
export function useAwayStored(
  { store_id, lines, billLines, total }: Cart,
  methods: ReturnType<typeof usePayMethods>["data"],
  draft: number | null,
) {
  const stored = useStoredParts({
    order: {
      order_no: "",
      store_id,
      to_pay: total,
      lines: lines.map(({ goods_id }, index) => {
        const { unit = 0, number = 0 } = billLines[index] ?? {};
        return { goods_id, line_total: unit * number };
      }),
    },
    wallet: methods?.wallet_balance ?? null,
    isWanted: true,
  });
  const isCovered = stored.total > 0 && stored.left === 0;
  const taken = methods?.pay_list ?? [];
  const only = taken.length === 1 ? (taken[0] ?? null) : null;
  const chosen = taken.find((one) => one === draft) ?? only;
  const whole = taken.includes(WALLET) ? WALLET : (taken[0] ?? null);
  return { stored, isCovered, pay_type: isCovered ? whole : chosen };
}
