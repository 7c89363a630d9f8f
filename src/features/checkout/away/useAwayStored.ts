import type { BillLine } from "#domain/price/bill.ts";
import type { usePayMethods } from "#parts/payments/usePay.ts";
import { useStoredAhead } from "../useStoredAhead.ts";

interface Cart {
  readonly store_id: string;
  readonly lines: readonly { readonly goods_id: string }[];
  /** Of the same lines. */
  readonly billLines: readonly BillLine[];
  readonly total: number;
}

/** What cards and vouchers pay of an order before it is placed, and the method that it is then placed with. */
export function useAwayStored(
  { store_id, lines, billLines, total }: Cart,
  methods: ReturnType<typeof usePayMethods>["data"],
  chosen: number | null,
) {
  const order = {
    order_no: "",
    store_id,
    to_pay: total,
    lines: lines.map(({ goods_id }, index) => {
      const { unit = 0, number = 0 } = billLines[index] ?? {};
      return { goods_id, line_total: unit * number };
    }),
  };
  const { pay_list: types = [], wallet_balance: wallet = null } = methods ?? {};
  return useStoredAhead({ orders: [order], total, types, wallet, chosen });
}
