import { useAtom, useAtomValue, useStore } from "jotai";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { OrderSummary } from "#contract/order.ts";
import type { StoreDetail } from "#contract/store.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { couponLine } from "#domain/coupons/couponedBill.ts";
import { peopleChoices } from "#domain/orders/tableRules.ts";
import { billLine, billOf } from "#domain/price/bill.ts";
import type { CodeFailure } from "#net/answer.ts";
import { addOrderCall, createOrderCall } from "#net/calls/orderCalls.ts";
import { idempotencyKey } from "#net/transport.ts";
import { useSettle } from "#parts/attempt/useSettle.ts";
import { useCartProblems } from "#parts/cart/useCartProblems.ts";
import { COUPON_CODES, useCouponPlace } from "#parts/coupons/useCouponPlace.ts";
import { href } from "#routes/href.ts";
import { cartOf } from "#state/cart/cart.ts";
import { draftKey, orderDraftAtom } from "#state/orders/orderDraft.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { checkoutFaults, type CheckoutValues } from "./checkoutFaults.ts";
import { addRequest, createRequest, requestedLines } from "./orderRequest.ts";
import { useOnceReady } from "./submitting.ts";
import { useOrderAttempt } from "./useOrderAttempt.ts";

interface CheckoutPlace {
  readonly store: StoreDetail;
  readonly tableId: string | null;
  /** The open order that dishes are added to; null for a new one. */
  readonly order: Pick<OrderSummary, "order_no"> | null;
}

/** The confirmation's form, bill and order attempt; everything typed is kept when one goes back or reloads. */
export function useCheckout({ store, tableId, order }: CheckoutPlace) {
  const navigate = useNavigate();
  const atoms = useStore();
  const settle = useSettle();
  const cart = cartOf(store.store_id, 1);
  const [lines, changeCart] = useAtom(cart.linesAtom);
  const form = {
    store_id: store.store_id,
    table_id: tableId,
    cart: 1,
    adds_to: order?.order_no ?? null,
  } as const;
  const draftAtom = orderDraftAtom(draftKey(form));
  const [draft, changeDraft] = useAtom(draftAtom);
  const orderId = useClientOrderId(draftAtom);
  const [priceData, setPriceData] = useState<unknown>(null);
  const { problems, tidy, report } = useCartProblems(store.store_id, 1, true, store.extra_config.line_pieces);

  const isAddition = order !== null || store.table?.is_occupied === 1;
  const choices = peopleChoices(
    isAddition,
    Math.min(store.extra_config.max_people, store.table?.most_diners ?? Infinity),
  );

  const values: CheckoutValues = {
    people: draft.people ?? (isAddition ? 0 : null),
    tableware: draft.tableware,
    remark: draft.remark,
    companyName: draft.companyName,
    pay_type: draft.pay_type,
  };
  const hasTableware = order === null && store.dishware.length > 0 && values.people !== 0;
  const billLines = lines.map((line) => billLine(line.goods_detail, line, 1));
  const coupon = useCouponPlace({
    store_id: store.store_id,
    order_type: 1,
    lines: requestedLines(lines),
    goods: lines.map((line) => couponLine(line.goods_detail, line, 1)),
    billWith: (off) =>
      billOf({
        lines: billLines,
        coupon: off,
        cover: { is_tea_money: store.is_tea_money, tea_money: store.tea_money, people: values.people ?? 0 },
        rates: store.extra_config.tax_rates[1],
      }),
    chosen: draft.coupon,
    choose: (chosen) => changeDraft({ coupon: chosen }),
    isOff: order !== null,
  });
  const { bill } = coupon;

  const attempt = useOrderAttempt(
    form,
    {
      onSent: (orderNo, arrived) => {
        settle(arrived);
        const query = { orderNo, storeId: store.store_id, tableId: tableId ?? undefined };
        void navigate(href("orderDetail", query), { replace: true });
      },
      onRefused: (failure: CodeFailure) => {
        coupon.refused(failure);
        if (failure.code === 90007) setPriceData(failure.data);
        import("#contract/cart.ts")
          .then(({ LineProblems }) => {
            const found = LineProblems.safeParse(failure.data);
            if (found.success) report(found.data.lines);
          })
          .catch(() => atoms.set(showToastAtom, failure.message, "bad"));
      },
    },
    COUPON_CODES,
  );

  const submit = async (shown_total: number) => {
    const client_order_id = orderId();
    const coupon_id = coupon.applied?.id ?? null;
    const placing = { client_order_id, lines: atoms.get(cart.linesAtom), values, shown_total, coupon_id };
    const request = order
      ? addRequest(placing, order.order_no)
      : createRequest(placing, { store_id: store.store_id, table_id: tableId });
    await attempt.place({
      client_order_id,
      path: order ? addOrderCall.path : createOrderCall.path,
      ...form,
      request,
      ...begunNow(),
    });
  };

  const [isChecked, setChecked] = useState(false);
  const faults = checkoutFaults(values, {
    peopleChoices: choices,
    hasTableware,
    isPaidLater: order !== null,
  });
  const trySubmit = async () => {
    setChecked(true);
    if (Object.keys(faults).length === 0) await submit(bill.total);
  };
  // An order that is placed before the coupons are known would go without its own.
  const ready = useOnceReady(!coupon.isReading, trySubmit);

  return {
    lines,
    bill,
    coupon,
    choices,
    isAddition,
    hasTableware,
    values,
    /** Faults by field, once the customer has tried to order. */
    errors: isChecked ? faults : {},
    set: (change: Partial<CheckoutValues>) => changeDraft(change),
    /** Orders, once the coupons have been read. */
    submit: () => void ready.ask(),
    isWaiting: ready.isWaiting,
    attempt,
    problems,
    tidy,
    lineProblem: (line: (typeof lines)[number]) => problems.get(lineKey(line)) ?? null,
    changeCart,
    priceChange: {
      data: priceData,
      accept: (total: number) => {
        setPriceData(null);
        void submit(total);
      },
      close: () => setPriceData(null),
    },
  };
}

const begunNow = () => ({ started_at: Date.now(), state: "sending", order_no: null }) as const;

export type Checkout = ReturnType<typeof useCheckout>;

/** Gives the id of a draft's attempt: made on entering, before anything can be sent, and kept over a reload. */
export function useClientOrderId(draftAtom: ReturnType<typeof orderDraftAtom>): () => string {
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
