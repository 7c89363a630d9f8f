import { useAtomValue } from "jotai";
import { useState } from "react";
import { type OrderType, PayType } from "#contract/enumerations.ts";
import type { PayableOrder } from "#domain/payments/allotParts.ts";
import type { BillLine } from "#domain/price/bill.ts";
import type { usePayMethods } from "#parts/payments/usePay.ts";
import { methodsBeside, NOTHING_STORED } from "#parts/storedValue/storedSum.ts";
import { sessionAtom } from "#state/account/session.ts";
import { usePreselectedPay } from "./usePreselectedPay.ts";

interface ToPlace {
  /** Empty while their prices are not known. */
  readonly orders: readonly PayableOrder[];
  /** Yen of all of them. */
  readonly total: number;
  /** The methods that can pay them. */
  readonly types: readonly PayType[];
  /** Yen that the wallet holds that pays as a method of its own. */
  readonly wallet: number | null;
  /** The method that was chosen; until then it is the one that is preselected. */
  readonly chosen: number | null;
  readonly order_type: OrderType;
  readonly hasVault: boolean;
}

/** What cards and vouchers pay of what is not placed yet, and the method that it is then placed with. */
export function useStoredAhead({ orders, total, types, wallet, chosen, ...own }: ToPlace) {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const [sum, setSum] = useState(NOTHING_STORED);
  const stored = hasSession ? sum : NOTHING_STORED;
  const left = Math.max(0, total - stored.total);
  const offered = methodsBeside(types, stored.hasCard);
  const preselected = usePreselectedPay({ ...own, types: offered, wallet, total: left });
  const whole = types.includes(PayType.wallet) ? PayType.wallet : (types[0] ?? null);
  // An order has a method, even one that nothing is left for: where there is none to be had, that is what is said.
  const isCovered = stored.total > 0 && left === 0 && whole !== null;
  return {
    pay_type: isCovered ? whole : (offered.find((one) => one === chosen) ?? preselected.pay_type),
    isReading: preselected.isReading,
    stored: {
      ...stored,
      left,
      isCovered,
      /** For who is signed in: others hold nothing. */
      ahead: hasSession && orders.length > 0 ? { orders, wallet, onChange: setSum } : null,
    },
  };
}

export type StoredAheadOfOrder = ReturnType<typeof useStoredAhead>["stored"];

interface Cart {
  readonly store_id: string;
  readonly order_type: OrderType;
  readonly lines: readonly { readonly goods_id: string }[];
  /** Of the same lines. */
  readonly billLines: readonly BillLine[];
  readonly total: number;
}

/** What cards and vouchers pay of an order before it is placed, and the method that it is then placed with. */
export function useOffPremisesStored(
  { store_id, order_type, lines, billLines, total }: Cart,
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
  const { pay_list: types = [], wallet_balance: wallet = null, vault = null } = methods ?? {};
  const hasVault = vault !== null;
  return useStoredAhead({ orders: [order], total, types, wallet, chosen, order_type, hasVault });
}
