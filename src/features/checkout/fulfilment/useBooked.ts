import { useSetAtom } from "jotai";
import { type ComponentProps, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { RequestOf } from "#contract/call.ts";
import type { createOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType, type OffPremises, type PayType } from "#contract/enumerations.ts";
import type { FailureData } from "#contract/failureData.ts";
import type { StoreDetail } from "#contract/store.ts";
import { problemsIn } from "#domain/cart/lineProblems.ts";
import type { DeliveryPrices } from "#domain/delivery/deliveryTerms.ts";
import { receiveDays } from "#domain/hours/bookableSlots.ts";
import { billOf } from "#domain/price/bill.ts";
import { LONGEST_REMARK } from "#features/checkout/checkoutFaults.ts";
import { useAppointment } from "#features/checkout/fields/useAppointment.ts";
import { useTableware } from "#features/checkout/fields/TablewareField.tsx";
import { useOffPremisesStored } from "#features/checkout/fields/useStoredAhead.ts";
import { requestedLines } from "#domain/cart/requestedLines.ts";
import { type OrderBill, type OrderForm, useOrderBill, usePlacing } from "#features/checkout/useCheckout.ts";
import { useBringCard, useLeadToPayment } from "#features/checkout/useLeadToPayment.ts";
import { useOrderAttempt } from "#features/checkout/useOrderAttempt.ts";
import type { CodeFailure } from "#net/answer.ts";
import { createOrderCall } from "#net/calls/orderCalls.ts";
import { useSettle } from "#parts/attempt/useSettle.ts";
import { COUPON_CODES } from "#parts/coupons/useCouponPlace.ts";
import type { BillView } from "#parts/orders/BillView.tsx";
import { usePayMethods } from "#parts/payments/usePay.ts";
import { href } from "#routes/href.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { type BookedFaults, type BookedValues, bookedFaults } from "./bookedFaults.ts";

const NO_COVER = { is_tea_money: 0, tea_money: 0, people: 0 } as const;
/** Codes that are answered to at a field, or by naming lines. */
const AT_FIELDS = [
  Code.missingParameter,
  Code.offPremisesUnsupported,
  Code.addressMissing,
  Code.beyondDeliveryRange,
  Code.belowDeliveryMinimum,
  Code.outsidePickUpTime,
  Code.outsideDeliveryTime,
  Code.payTypeUnsupported,
  ...COUPON_CODES,
] as const;

/** What collecting and delivering do not share. */
export interface BookedWay {
  readonly type: OffPremises;
  /** What it takes to be brought; null where it is collected. */
  readonly prices: DeliveryPrices | null;
  /** Whether what it goes by is on its way. */
  readonly isReading: boolean;
  /** What it lacks, for goods of so many yen. */
  readonly faults: (goods_subtotal: number) => BookedFaults;
  /** What is wrong with it on a second look, just before it is sent. */
  readonly check?: () => Promise<BookedFaults>;
  /** Its part of the request, and what the courier is told before the customer's own words. */
  readonly request: (
    pay_type: PayType,
  ) => Promise<Pick<RequestOf<typeof createOrder>, "contact" | "delivery"> & { readonly note?: string }>;
  /** What the provider had against it, at its field; null for what is not about it. */
  readonly refused: (failure: CodeFailure) => BookedFaults | null;
  /** The order stands: what the device remembers of it. */
  readonly onPlaced: () => void;
  /** What the bill says of it. */
  readonly shown: (bill: OrderBill["bill"]) => Partial<ComponentProps<typeof BillView>>;
}

/** What the fields of a way see of the form. */
export interface BookedState {
  readonly errors: BookedFaults;
  readonly bill: OrderBill["bill"];
  readonly pay_type: PayType | null;
  /** Changes the form; what the provider had against it is then no longer said. */
  readonly set: OrderForm["changeDraft"];
}

/** Time, balances, bill and attempt of an order for a booked time. */
export function useBooked(store: StoreDetail, form: OrderForm, way: BookedWay) {
  const { store_id } = store;
  const { changeDraft, draft, ordered: lines } = form;
  const { prices, type } = way;
  const navigate = useNavigate();
  const settle = useSettle();
  const toast = useSetAtom(showToastAtom);
  const leadToPayment = useLeadToPayment();
  const bringCard = useBringCard();
  const payments = usePayMethods(store_id, type, true, true);
  const receive = useMemo(() => receiveDays(lines.flatMap(({ offer }) => offer ?? [])), [lines]);
  const bill = useOrderBill(form, {
    order_type: type,
    showType: GoodsShowType.offPremises,
    billWith: (billLines, coupon) =>
      billOf({
        lines: billLines,
        coupon,
        cover: NO_COVER,
        rates: store.extra_config.tax_rates[type],
        ...(prices === null ? {} : { delivery: prices }),
      }),
  });
  const { billLines, coupon } = bill;
  const { goods_subtotal, total } = bill.bill;
  /** The store took back a way to pay: nobody but the customer takes another in its place. */
  const [isPayLeftOpen, setPayLeftOpen] = useState(false);
  const { stored, isReading, ...paying } = useOffPremisesStored(
    { store_id, order_type: type, lines, billLines, total },
    payments.data,
    draft.pay_type,
  );
  const pay_type = isPayLeftOpen && draft.pay_type === null ? null : paying.pay_type;
  const { companyName, remark } = draft;
  const tableware = useTableware(store, draft.tableware);

  const [refused, setRefused] = useState<BookedFaults>({});
  const set = (change: Parameters<typeof changeDraft>[0]) => {
    setRefused({});
    changeDraft(change);
  };

  const attempt = useOrderAttempt(
    form.of,
    {
      onSent: (orderNo, arrived, isAnswered) => {
        settle(arrived);
        way.onPlaced();
        void navigate(href("orderDetail", { orderNo, storeId: store_id }), { replace: true });
        if (!isAnswered || pay_type === null) return;
        const { isCovered, parts } = stored;
        const hasVault = (payments.data?.vault ?? null) !== null;
        const placed = { orders: [orderNo], isMall: false, store_id, hasVault };
        void leadToPayment({ ...placed, pay_type, isCovered, stored_value: parts });
      },
      onRefused: (failure) => onRefused(failure),
    },
    AT_FIELDS,
  );
  const isUnderWay = attempt.progress.kind === "sending" || attempt.progress.kind === "checking";
  const appointment = useAppointment({ store, type, receive, isPaused: isUnderWay }, draft, changeDraft);
  const mealTime = appointment.chosen?.time ?? null;
  const values: BookedValues = { companyName, mealTime, pay_type, remark, tableware };

  const atTime = (data: FailureData, time: NonNullable<BookedFaults["time"]>) => {
    appointment.lose(data.next_time ?? null);
    changeDraft({ mealTime: null, is_soonest: false });
    setRefused({ time });
    void appointment.reload();
  };
  /** At the lines that it names; where it names none, its message is all there is to say. */
  const atLines = ({ data, message }: CodeFailure) => {
    const problems = problemsIn(data);
    if (problems.length > 0) form.report(problems);
    else toast(message, "bad");
  };
  /**
   * What the provider had against an order, each at the field that it is about, with what it is about read again
   * (specification, section 8). The reactions to 206, 2061 and 433 are the app's own.
   */
  const onRefused = (failure: CodeFailure) => {
    const { code, data, message } = failure;
    const atWay = way.refused(failure);
    if (code === Code.priceChanged) return placing.priceChange.tell(data);
    if (atWay !== null) return setRefused(atWay);
    switch (code) {
      case Code.productMissing:
      case Code.soldOut:
      case Code.stockShort:
      case Code.offPremisesUnsupported:
        return atLines(failure);
      case Code.storeNotOperating:
      case Code.storePaused:
        return void appointment.reload();
      case Code.outsidePickUpTime:
      case Code.outsideDeliveryTime:
        return atTime(data, "offPremises:error.timeHours");
      case Code.payTypeUnsupported:
        changeDraft({ pay_type: null });
        setPayLeftOpen(true);
        toast(message, "bad");
        return void payments.reload();
      case Code.outsideAppointmentTime:
        return atTime(data, "offPremises:error.timeFull");
      default:
        return coupon.refused(failure);
    }
  };

  const lacking = { ...way.faults(goods_subtotal), ...bookedFaults(values, store.dishware.length > 0) };
  const placing = usePlacing({
    attempt,
    isReading: payments.isLoading || isReading || coupon.isReading || way.isReading || appointment.isLoading,
    hasFaults: Object.keys(lacking).length > 0,
    onTry: () => setRefused({}),
    attemptAt: async (agreed) => {
      if (pay_type === null) return null;
      const wrong = (await way.check?.()) ?? {};
      if (Object.keys(wrong).length > 0) {
        setRefused(wrong);
        return null;
      }
      const confirmed = await appointment.confirm();
      if (confirmed === null || !(await bringCard())) return null;
      const { note = "", ...own } = await way.request(pay_type);
      const coupon_id = coupon.applied?.id ?? null;
      const client_order_id = form.orderId();
      const request: RequestOf<typeof createOrder> = {
        client_order_id,
        store_id,
        order_type: type,
        ...(tableware === null ? {} : { tableware }),
        remark: [note, remark.trim()].filter(Boolean).join("\n").slice(0, LONGEST_REMARK),
        companyName,
        mealTime: confirmed,
        ...own,
        ...(coupon_id === null ? {} : { coupon_id }),
        pay_type,
        lines: requestedLines(form.takeOrdered()),
        shown_total: agreed?.total ?? total,
      };
      return { ...form.of, client_order_id, path: createOrderCall.path, request };
    },
  });
  /** By field: what the provider had against it, and once one has tried to order what it lacks. */
  const errors: BookedFaults = { ...(placing.isChecked ? lacking : {}), ...refused };
  const state: BookedState = { errors, bill: bill.bill, pay_type, set };
  const choose = (...time: Parameters<typeof appointment.choose>) => {
    setRefused({});
    appointment.choose(...time);
  };
  return {
    appointment: { ...appointment, choose },
    attempt,
    bill,
    fields: { values, errors, set },
    placing,
    receive,
    state,
    stored,
  };
}
