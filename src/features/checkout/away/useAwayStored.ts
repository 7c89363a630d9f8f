import { useAtomValue } from "jotai";
import { useState } from "react";
import type { PayType } from "#contract/enumerations.ts";
import type { BillLine } from "#domain/bill.ts";
import type { usePayMethods } from "#parts/payment/usePayMethods.ts";
import { NOTHING_STORED } from "#parts/storedValue/storedSum.ts";
import { sessionAtom } from "#state/session.ts";

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
  const hasSession = useAtomValue(sessionAtom) !== null;
  const [sum, setSum] = useState(NOTHING_STORED);
  const stored = hasSession ? sum : NOTHING_STORED;
  const left = Math.max(0, total - stored.total);
  const isCovered = stored.total > 0 && left === 0;
  const taken = methods?.pay_list ?? [];
  const only = taken.length === 1 ? (taken[0] ?? null) : null;
  const chosen = taken.find((one) => one === draft) ?? only;
  const whole = taken.includes(WALLET) ? WALLET : (taken[0] ?? null);
  return {
    pay_type: isCovered ? whole : chosen,
    stored: {
      ...stored,
      left,
      isCovered,
      /** For who is signed in: others hold nothing. */
      ahead: hasSession
        ? {
            orders: [
              {
                order_no: "",
                store_id,
                to_pay: total,
                lines: lines.map(({ goods_id }, index) => {
                  const { unit = 0, number = 0 } = billLines[index] ?? {};
                  return { goods_id, line_total: unit * number };
                }),
              },
            ],
            wallet: methods?.wallet_balance ?? null,
            onChange: setSum,
          }
        : null,
    },
  };
}

export type AwayStored = ReturnType<typeof useAwayStored>["stored"];
