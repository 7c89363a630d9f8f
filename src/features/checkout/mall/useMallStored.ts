import { useAtomValue } from "jotai";
import { useState } from "react";
import type { PayType } from "#contract/enumerations.ts";
import type { MallQuote } from "#contract/mallOrder.ts";
import type { useSharedMethods } from "#parts/payment/useSharedMethods.ts";
import { NOTHING_STORED } from "#parts/storedValue/storedSum.ts";
import type { ChosenShop } from "#state/mallSelection.ts";
import { sessionAtom } from "#state/session.ts";

interface Purchase {
  readonly shops: readonly ChosenShop[];
  readonly quotes: readonly MallQuote[];
  readonly methods: Pick<ReturnType<typeof useSharedMethods>, "balance" | "types">;
  /** The method that was chosen. */
  readonly chosen: number | null;
}

const WALLET: PayType = 8;

/** What cards and vouchers pay of a purchase before it is placed, and the method that it is then placed with. */
export function useMallStored({ chosen, methods, quotes, shops }: Purchase) {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const [sum, setSum] = useState(NOTHING_STORED);
  const stored = hasSession ? sum : NOTHING_STORED;
  const total = quotes.reduce((yen, { bill }) => yen + bill.total, 0);
  const left = Math.max(0, total - stored.total);
  const isCovered = stored.total > 0 && left === 0;
  const types = methods.types ?? [];
  const only = types.length === 1 ? (types[0] ?? null) : null;
  const whole = types.includes(WALLET) ? WALLET : (types[0] ?? null);
  const orders = shops.flatMap(({ lines, store_id }) => {
    const quote = quotes.find((one) => one.store_id === store_id);
    if (quote === undefined) return [];
    return {
      order_no: store_id,
      store_id,
      to_pay: quote.bill.total,
      lines: lines.map(({ goods_id, number, price }) => ({ goods_id, line_total: number * price })),
    };
  });
  const isPriced = orders.length > 0 && orders.length === shops.length;
  return {
    pay_type: isCovered ? whole : (types.find((one) => one === chosen) ?? only),
    stored: {
      ...stored,
      left,
      isCovered,
      /** What pays of a shop's order. */
      partsOf: (store_id: string) => stored.ofStores[store_id] ?? [],
      /** For who is signed in: others hold nothing. */
      ahead: hasSession && isPriced ? { orders, wallet: methods.balance ?? null, onChange: setSum } : null,
    },
  };
}
