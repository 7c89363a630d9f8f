import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { RequestOf } from "#contract/call.ts";
import type { addOrder, createOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { CartAction, GoodsShowType, OrderType, PayType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import type { StoreDetail } from "#contract/store.ts";
import { problemsIn } from "#domain/cart/lineProblems.ts";
import { billOf } from "#domain/price/bill.ts";
import { type CheckoutValues, checkoutFaults } from "#features/checkout/checkoutFaults.ts";
import { useTableware } from "#features/checkout/fields/TablewareField.tsx";
import { requestedLines } from "#domain/cart/requestedLines.ts";
import { useOrderBill, useOrderForm, usePlacing } from "#features/checkout/useCheckout.ts";
import { useResume } from "#features/checkout/useResume.ts";
import { useOrderAttempt } from "#features/checkout/useOrderAttempt.ts";
import type { CodeFailure } from "#net/answer.ts";
import { addOrderCall, createOrderCall } from "#net/calls/orderCalls.ts";
import { useSettle } from "#parts/attempt/useSettle.ts";
import { useDiners } from "#parts/cart/useDiners.ts";
import { COUPON_CODES } from "#parts/coupons/useCouponPlace.ts";
import { usePayMethods } from "#parts/payments/usePay.ts";
import { href } from "#routes/href.ts";
import { keepOwnVisit } from "#state/orders/ownVisit.ts";

export interface DineInProps {
  readonly store: StoreDetail;
  readonly tableId: string | null;
  /** The open order that dishes are added to; null for a new one. */
  readonly order: Pick<OrderSummary, "order_no" | "order_time" | "time_zone" | "total"> | null;
  /** Reads the store and its table again. */
  readonly reload: () => unknown;
}

/** Diners and tableware, the cover charge in the bill, and the order attempt: a new order, or dishes added to one. */
export function useDineIn({ store, tableId, order, reload }: DineInProps) {
  const { t } = useTranslation("checkout");
  const { store_id } = store;
  const adds_to = order?.order_no ?? null;
  const navigate = useNavigate();
  const settle = useSettle();
  const form = useOrderForm(
    { store_id, table_id: tableId, cart: CartAction.dineIn, adds_to },
    store.extra_config.line_pieces,
  );
  const { draft } = form;
  const diners = useDiners(store, order !== null);
  const tableware = useTableware(store, draft.tableware);
  const payTypes = usePayMethods(store_id, OrderType.dineIn, order === null, true).data?.pay_list;
  /** Somebody at the table has ordered since the guest was asked how many they are. */
  const [isOutdated, setOutdated] = useState(false);

  const { people } = diners;
  const values: CheckoutValues = {
    people,
    tableware,
    remark: draft.remark,
    companyName: draft.companyName,
    pay_type: chosenPayment(payTypes ?? store.pay_list, draft.pay_type),
  };
  const hasTableware = order === null && store.dishware.length > 0 && people !== 0;
  const { is_tea_money, tea_money } = store;
  const bill = useOrderBill(form, {
    order_type: OrderType.dineIn,
    showType: GoodsShowType.dineIn,
    billWith: (lines, coupon) =>
      billOf({
        lines,
        coupon,
        cover: { is_tea_money, tea_money, people: people ?? 0 },
        rates: store.extra_config.tax_rates[OrderType.dineIn],
      }),
  });
  const { coupon } = bill;

  const attempt = useOrderAttempt(
    form.of,
    {
      onSent: (orderNo, arrived) => {
        settle(arrived);
        diners.forget();
        if (tableId) keepOwnVisit({ store_id, table_id: tableId }, document);
        const query = { orderNo, storeId: store_id, tableId: tableId ?? undefined };
        void navigate(href("orderDetail", query), { replace: true });
      },
      onRefused: (failure: CodeFailure) => {
        coupon.refused(failure);
        if (failure.code === Code.priceChanged) placing.priceChange.tell(failure.data);
        if (failure.code === Code.dinersMissing) {
          diners.forget();
          setOutdated(true);
          void reload();
        }
        const problems = problemsIn(failure.data);
        if (problems.length > 0) form.report(problems);
      },
    },
    AT_FIELDS,
  );
  const faults = checkoutFaults(values, {
    peopleChoices: diners.choices,
    hasTableware,
    isPaidLater: order !== null,
  });
  const placing = usePlacing({
    attempt,
    isReading: coupon.isReading,
    hasFaults: Object.keys(faults).length > 0,
    attemptAt: (agreed) => {
      const client_order_id = form.orderId();
      const shown_total = agreed?.total ?? bill.bill.total;
      const asked = { client_order_id, lines: form.takeOrdered(), values, shown_total };
      const coupon_id = coupon.applied?.id ?? null;
      const { joins } = diners;
      const sent =
        adds_to === null
          ? {
              path: createOrderCall.path,
              request: createRequest({ ...asked, coupon_id, joins }, { store_id, table_id: tableId }),
            }
          : { path: addOrderCall.path, request: addRequest(asked, adds_to) };
      return Promise.resolve({ ...form.of, ...sent, client_order_id });
    },
  });
  useResume({
    client_order_id: draft.client_order_id,
    total: bill.bill.total,
    isReady: form.lines.length > 0 && !coupon.isReading,
    submit: placing.submit,
  });
  const isAsked = placing.isChecked && faults.people !== undefined;
  return {
    form,
    bill,
    attempt,
    placing,
    diners,
    hasTableware,
    fields: {
      values,
      /** Faults by field, once the customer has tried to order. */
      errors: placing.isChecked ? faults : {},
      peopleError: isAsked ? t(isOutdated && diners.joins ? "countAgain" : "error.people") : undefined,
      set: (change: Partial<CheckoutValues>) => form.changeDraft(change),
    },
  };
}

/** Codes that are answered to at a field. */
const AT_FIELDS = [Code.dinersMissing, ...COUPON_CODES] as const;

/** The method that an order at a table begins with: what was chosen, or else at the register, as one pays after the meal. */
function chosenPayment(types: readonly PayType[], chosen: number | null): PayType | null {
  const kept = types.find((type) => type === chosen) ?? types.find((type) => type === PayType.cash);
  return kept ?? types[0] ?? null;
}

interface Asked {
  readonly client_order_id: string;
  readonly lines: Parameters<typeof requestedLines>[0];
  readonly values: CheckoutValues;
  readonly shown_total: number;
}

/** The request of a new order at a table; `coupon_id` is a `member_coupon_id`. */
function createRequest(
  {
    client_order_id,
    coupon_id,
    joins,
    lines,
    shown_total,
    values,
  }: Asked & { readonly coupon_id: string | null; readonly joins: boolean },
  { store_id, table_id }: { readonly store_id: string; readonly table_id: string | null },
): RequestOf<typeof createOrder> {
  const { companyName, pay_type, people, remark, tableware } = values;
  return {
    client_order_id,
    store_id,
    order_type: OrderType.dineIn,
    ...(table_id ? { table_id } : {}),
    people: people ?? 0,
    people_join: joins ? 1 : 0,
    ...(tableware && people ? { tableware } : {}),
    remark,
    companyName,
    ...(coupon_id === null ? {} : { coupon_id }),
    pay_type: (pay_type ?? PayType.cash) as PayType,
    lines: requestedLines(lines),
    shown_total,
  };
}

/** The request that adds dishes to an order. */
function addRequest(
  { client_order_id, lines, shown_total, values }: Asked,
  order_no: string,
): RequestOf<typeof addOrder> {
  const { people, remark } = values;
  return {
    client_order_id,
    order_no,
    people: people ?? 0,
    remark,
    lines: requestedLines(lines),
    shown_total,
  };
}
