import { useAtom, useAtomValue, useStore } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CartAction, GoodsShowType, OrderType } from "#contract/enumerations.ts";
import type { FailureData } from "#contract/failureData.ts";
import type { Bill } from "#contract/order.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { isOut } from "#domain/cart/lineProblems.ts";
import { couponLine } from "#domain/coupons/couponedBill.ts";
import { type BillLine, billLine, type CouponOff } from "#domain/price/bill.ts";
import type { Attempt } from "#net/journal/journal.ts";
import { idempotencyKey } from "#net/transport.ts";
import { useCartProblems } from "#parts/cart/useCartProblems.ts";
import { useUndo } from "#parts/cart/useUndo.ts";
import { useCouponPlace } from "#parts/coupons/useCouponPlace.ts";
import { cartOf } from "#state/cart/cart.ts";
import { draftKey, orderDraftAtom } from "#state/orders/orderDraft.ts";
import { requestedLines } from "#domain/cart/requestedLines.ts";
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
  const isLeft = (line: (typeof lines)[number]) => {
    const problem = problems.get(lineKey(line));
    return problem === undefined || !isOut(problem);
  };
  return {
    of,
    lines,
    /** Those that can be had: the others do not count, and leave the cart as it is ordered. */
    ordered: lines.filter(isLeft),
    /** Those that are ordered now; what cannot be had leaves the cart, as the button has said. */
    takeOrdered: () => {
      const kept = atoms.get(linesAtom).filter(isLeft);
      if (kept.length < atoms.get(linesAtom).length) changeCart({ verb: "replace", lines: kept });
      return kept;
    },
    ...useUndo(lines, changeCart),
    mostPieces,
    draft,
    changeDraft,
    orderId,
    problems,
    /** Brings lines up to date of which something can still be had, at another price or in another number; null where none is. */
    tidy: [...problems.values()].some((problem) => !isOut(problem)) ? tidy : null,
    /** Takes out what cannot be had. */
    tidyAll: tidy,
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
  const { changeDraft, draft, of, ordered: lines } = form;
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

/** A total that the customer agreed to after it had changed; in the mall that of one shop. */
export interface AgreedPrice {
  readonly store_id: string | null;
  /** Yen. */
  readonly total: number;
}

interface Placing {
  readonly attempt: ReturnType<typeof useOrderAttempt>;
  /** Whether what an order goes by is on its way: one that is placed before would go without its coupon. */
  readonly isReading: boolean;
  readonly hasFaults: boolean;
  /** Called as the customer tries to order. */
  readonly onTry?: () => void;
  /** What is sent, at the price that is shown or was agreed to; null where it cannot be sent after all. */
  readonly attemptAt: (
    agreed: AgreedPrice | null,
  ) => Promise<Omit<Attempt, "started_at" | "state" | "order_no"> | null>;
}

/** Orders, once: as soon as everything has been read, where nothing is lacking; and anew at another price, once agreed to. */
export function usePlacing({ attempt, attemptAt, hasFaults, isReading, onTry }: Placing) {
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [changed, setChanged] = useState<{
    readonly data: FailureData;
    readonly store_id: string | null;
  } | null>(null);
  const isBusy = useRef(false);
  const place = async (agreed: AgreedPrice | null) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      const asked = await attemptAt(agreed);
      if (asked === null) return;
      await attempt.place({ ...asked, started_at: Date.now(), state: "sending", order_no: null });
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  const ready = useOnceReady(!isReading, async () => {
    setChecked(true);
    onTry?.();
    if (!hasFaults) await place(null);
  });
  const { kind } = attempt.progress;
  return {
    /** Whether one has tried to order: from then on it is said what is lacking. */
    isChecked,
    isWaiting: ready.isWaiting || isSending || kind === "sending" || kind === "checking",
    /** Orders, once what an order goes by has been read. */
    submit: ready.ask,
    priceChange: {
      /** Data of code 90007, and of which shop; null while the price is the one that was shown. */
      of: changed,
      tell: (data: FailureData, store_id: string | null = null) => setChanged({ data, store_id }),
      accept: (total: number) => {
        setChanged(null);
        void place({ store_id: changed?.store_id ?? null, total });
      },
      close: () => setChanged(null),
    },
  };
}

export type PlacingOrder = ReturnType<typeof usePlacing>;
