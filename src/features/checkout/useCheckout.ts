import { useAtom, useAtomValue, useStore } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CartAction, GoodsShowType, OrderType } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { couponLine } from "#domain/coupons/couponedBill.ts";
import { type BillLine, billLine, type CouponOff } from "#domain/price/bill.ts";
import { idempotencyKey } from "#net/transport.ts";
import { useCartProblems } from "#parts/cart/useCartProblems.ts";
import { useCouponPlace } from "#parts/coupons/useCouponPlace.ts";
import { cartOf } from "#state/cart/cart.ts";
import { draftKey, orderDraftAtom } from "#state/orders/orderDraft.ts";
import { requestedLines } from "./orderRequest.ts";
import { useOnceReady } from "./submitting.ts";
import type { useOrderAttempt } from "./useOrderAttempt.ts";

/** What a confirmation orders: one of a store's carts. */
interface OrderOf {
  readonly store_id: string;
  readonly table_id: string | null;
  readonly cart: CartAction;
  /** The open order that dishes are added to; null for a new one. */
  readonly adds_to: string | null;
}

/** The cart that is ordered and the form that goes with it; everything typed is kept when one goes, comes back or reloads. */
export function useOrderForm(of: OrderOf, mostPieces?: number) {
  const atoms = useStore();
  const { linesAtom } = cartOf(of.store_id, of.cart);
  const [lines, changeCart] = useAtom(linesAtom);
  const draftAtom = orderDraftAtom(draftKey(of));
  const [draft, changeDraft] = useAtom(draftAtom);
  const orderId = useClientOrderId(draftAtom);
  const { problems, tidy, report } = useCartProblems(of.store_id, of.cart, true, mostPieces);
  return {
    of,
    lines,
    linesNow: () => atoms.get(linesAtom),
    changeCart,
    mostPieces,
    draft,
    changeDraft,
    orderId,
    problems,
    tidy,
    /** Shows what the provider said of the lines. */
    report,
    lineProblem: (line: (typeof lines)[number]) => problems.get(lineKey(line)) ?? null,
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;

/** Gives the id of a draft's attempt: made on entering, before anything can be sent, and kept over a reload. */
function useClientOrderId(draftAtom: ReturnType<typeof orderDraftAtom>): () => string {
  const atoms = useStore();
  const hasId = useAtomValue(draftAtom).client_order_id !== null;
  const id = useCallback(() => {
    const kept = atoms.get(draftAtom).client_order_id;
    if (kept !== null) return kept;
    const made = idempotencyKey();
    atoms.set(draftAtom, { client_order_id: made });
    return made;
  }, [atoms, draftAtom]);
  useEffect(() => {
    if (!hasId) id();
  }, [hasId, id]);
  return id;
}

interface BillOf {
  readonly order_type: OrderType;
  readonly showType: GoodsShowType;
  /** The bill of the order's way, with what comes off its lines. */
  readonly billWith: (lines: readonly BillLine[], off: CouponOff | null) => Bill;
}

/** The bill of what is in the form, with the coupon that comes off it; an addition leaves that to its order. */
export function useOrderBill(form: OrderForm, { billWith, order_type, showType }: BillOf) {
  const { changeDraft, draft, lines, of } = form;
  const billLines = lines.map((line) => billLine(line.goods_detail, line, showType));
  const coupon = useCouponPlace({
    store_id: of.store_id,
    order_type,
    lines: requestedLines(lines),
    goods: lines.map((line) => couponLine(line.goods_detail, line, showType)),
    billWith: (off) => billWith(billLines, off),
    chosen: draft.coupon,
    choose: (chosen) => changeDraft({ coupon: chosen }),
    isOff: of.adds_to !== null,
  });
  return { bill: coupon.bill, billLines, coupon };
}

export type OrderBill = ReturnType<typeof useOrderBill>;

interface Placing {
  readonly form: OrderForm;
  readonly attempt: ReturnType<typeof useOrderAttempt>;
  /** Path of the call that places it. */
  readonly path: string;
  /** Yen that are shown. */
  readonly total: number;
  /** Whether what an order goes by is on its way: one that is placed before would go without its coupon. */
  readonly isReading: boolean;
  readonly hasFaults: boolean;
  /** Called as the customer tries to order. */
  readonly onTry?: () => void;
  /** The request with the total that the customer agrees to; null where it cannot be sent after all. */
  readonly request: (
    client_order_id: string,
    shown_total: number,
  ) => Promise<Readonly<Record<string, unknown>> | null>;
}

/** Orders, once: as soon as everything has been read, where nothing is lacking; and anew at another price, once agreed to. */
export function usePlacing(placing: Placing) {
  const { attempt, form, hasFaults, isReading, onTry, path, request, total } = placing;
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [newPrice, setNewPrice] = useState<unknown>(null);
  const isBusy = useRef(false);
  const place = async (shown_total: number) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      const client_order_id = form.orderId();
      const asked = await request(client_order_id, shown_total);
      if (asked === null) return;
      const fresh = { started_at: Date.now(), state: "sending", order_no: null } as const;
      await attempt.place({ ...form.of, ...fresh, client_order_id, path, request: asked });
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  const ready = useOnceReady(!isReading, async () => {
    setChecked(true);
    onTry?.();
    if (!hasFaults) await place(total);
  });
  const { kind } = attempt.progress;
  return {
    /** Whether one has tried to order: from then on it is said what is lacking. */
    isChecked,
    isWaiting: ready.isWaiting || isSending || kind === "sending" || kind === "checking",
    /** Orders, once what an order goes by has been read. */
    submit: ready.ask,
    priceChange: {
      /** Data of code 90007; null while the price is the one that was shown. */
      data: newPrice,
      tell: setNewPrice,
      accept: (agreed: number) => {
        setNewPrice(null);
        void place(agreed);
      },
      close: () => setNewPrice(null),
    },
  };
}

export type PlacingOrder = ReturnType<typeof usePlacing>;
