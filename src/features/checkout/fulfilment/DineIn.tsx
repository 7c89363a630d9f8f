import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { RequestOf } from "#contract/call.ts";
import type { addOrder, createOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { CartAction, GoodsShowType, OrderType, PayType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import type { StoreDetail } from "#contract/store.ts";
import { problemsIn } from "#domain/cart/lineProblems.ts";
import { peopleChoices } from "#domain/orders/tableRules.ts";
import { billOf } from "#domain/price/bill.ts";
import styles from "#features/checkout/Checkout.module.css";
import { Checkout } from "#features/checkout/Checkout.tsx";
import { type CheckoutValues, checkoutFaults } from "#features/checkout/checkoutFaults.ts";
import { DinersFields } from "#features/checkout/fields/DinersFields.tsx";
import { requestedLines } from "#features/checkout/orderRequest.ts";
import { useOrderBill, useOrderForm, usePlacing } from "#features/checkout/useCheckout.ts";
import { useOrderAttempt } from "#features/checkout/useOrderAttempt.ts";
import type { CodeFailure } from "#net/answer.ts";
import { addOrderCall, createOrderCall } from "#net/calls/orderCalls.ts";
import { useSettle } from "#parts/attempt/useSettle.ts";
import { COUPON_CODES } from "#parts/coupons/useCouponPlace.ts";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { EmptyBowl } from "#ui/pictures/storeDrawings.tsx";
import { LegalNote, TableNotes } from "./TableNotes.tsx";

interface DineInProps {
  readonly store: StoreDetail;
  readonly tableId: string | null;
  /** The open order that dishes are added to; null for a new one. */
  readonly order: Pick<OrderSummary, "order_no"> | null;
}

/** The confirmation of an order at a table: table, dishes, diners, wishes, payment, bill. One pays after the meal. */
export function DineIn({ store, tableId, order }: DineInProps) {
  const { t } = useTranslation("checkout");
  const { attempt, bill, diners, fields, form, placing } = useDineIn({ store, tableId, order });
  // Only the code on the table tells which one it is: the provider would refuse the order with 407.
  const lacksTable = order === null && store.table === null;
  if (form.lines.length === 0 && attempt.progress.kind === "none") {
    const menu = href("orderFood", { storeId: store.store_id, tableId: tableId ?? undefined });
    return (
      <EmptyState
        title={t("empty")}
        illustration={<EmptyBowl />}
        action={<Button href={menu}>{t("toMenu")}</Button>}
      />
    );
  }
  return (
    <Checkout
      form={form}
      bill={bill}
      fields={fields}
      attempt={attempt}
      placing={placing}
      diners={<DinersFields store={store} checkout={{ ...fields, ...diners }} />}
      payment={order === null ? { orderType: OrderType.dineIn, hint: t("payTypeHint") } : null}
      shown={{ people: fields.values.people ?? 0 }}
      legal={<LegalNote storeId={store.store_id} tableId={tableId} />}
      submitLabel={order ? t("submitAdd") : t("submit")}
      instead={lacksTable ? <ScanButton look="main" label={t("noTable.button")} /> : undefined}
    >
      {lacksTable && (
        <Notice kind="warn">
          <strong>{t("noTable.title")}</strong>
          <p>{t("noTable.text")}</p>
        </Notice>
      )}
      <section className={styles.card}>
        <p className={styles.place}>
          <span>{store.name}</span>
          {store.table && <strong>{t("tableName", { name: store.table.name })}</strong>}
        </p>
        {order && <p className={styles.note}>{t("joins", { number: order.order_no })}</p>}
        {store.table && <TableNotes table={store.table} />}
      </section>
    </Checkout>
  );
}

/** Diners and tableware, the cover charge in the bill, and the order attempt: a new order, or dishes added to one. */
function useDineIn({ store, tableId, order }: DineInProps) {
  const { store_id } = store;
  const adds_to = order?.order_no ?? null;
  const navigate = useNavigate();
  const settle = useSettle();
  const form = useOrderForm(
    { store_id, table_id: tableId, cart: CartAction.dineIn, adds_to },
    store.extra_config.line_pieces,
  );
  const { draft } = form;

  const isAddition = order !== null || store.table?.is_occupied === 1;
  const mostPeople = Math.min(store.extra_config.max_people, store.table?.most_diners ?? Infinity);
  const choices = peopleChoices(isAddition, mostPeople);
  const values: CheckoutValues = {
    people: draft.people ?? (isAddition ? 0 : null),
    tableware: draft.tableware,
    remark: draft.remark,
    companyName: draft.companyName,
    pay_type: draft.pay_type,
  };
  const hasTableware = order === null && store.dishware.length > 0 && values.people !== 0;
  const { is_tea_money, tea_money } = store;
  const bill = useOrderBill(form, {
    order_type: OrderType.dineIn,
    showType: GoodsShowType.dineIn,
    billWith: (lines, coupon) =>
      billOf({
        lines,
        coupon,
        cover: { is_tea_money, tea_money, people: values.people ?? 0 },
        rates: store.extra_config.tax_rates[OrderType.dineIn],
      }),
  });
  const { coupon } = bill;

  const attempt = useOrderAttempt(
    form.of,
    {
      onSent: (orderNo, arrived) => {
        settle(arrived);
        const query = { orderNo, storeId: store_id, tableId: tableId ?? undefined };
        void navigate(href("orderDetail", query), { replace: true });
      },
      onRefused: (failure: CodeFailure) => {
        coupon.refused(failure);
        if (failure.code === Code.priceChanged) placing.priceChange.tell(failure.data);
        const problems = problemsIn(failure.data);
        if (problems.length > 0) form.report(problems);
      },
    },
    COUPON_CODES,
  );
  const faults = checkoutFaults(values, {
    peopleChoices: choices,
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
      const asked = { client_order_id, lines: form.linesNow(), values, shown_total };
      const coupon_id = coupon.applied?.id ?? null;
      const sent =
        adds_to === null
          ? {
              path: createOrderCall.path,
              request: createRequest({ ...asked, coupon_id }, { store_id, table_id: tableId }),
            }
          : { path: addOrderCall.path, request: addRequest(asked, adds_to) };
      return Promise.resolve({ ...form.of, ...sent, client_order_id });
    },
  });
  return {
    form,
    bill,
    attempt,
    placing,
    fields: {
      values,
      /** Faults by field, once the customer has tried to order. */
      errors: placing.isChecked ? faults : {},
      set: (change: Partial<CheckoutValues>) => form.changeDraft(change),
    },
    diners: { choices, isAddition, hasTableware },
  };
}

interface Asked {
  readonly client_order_id: string;
  readonly lines: Parameters<typeof requestedLines>[0];
  readonly values: CheckoutValues;
  readonly shown_total: number;
}

/** The request of a new order at a table; `coupon_id` is a `member_coupon_id`. */
function createRequest(
  { client_order_id, coupon_id, lines, shown_total, values }: Asked & { readonly coupon_id: string | null },
  { store_id, table_id }: { readonly store_id: string; readonly table_id: string | null },
): RequestOf<typeof createOrder> {
  const { companyName, pay_type, people, remark, tableware } = values;
  return {
    client_order_id,
    store_id,
    order_type: OrderType.dineIn,
    ...(table_id ? { table_id } : {}),
    people: people ?? 0,
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
