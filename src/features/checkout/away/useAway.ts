import { useAtom, useStore } from "jotai";
import { useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { StoreDetail } from "#contract/store.ts";
import { billLine, billOf } from "#domain/price/bill.ts";
import { couponLine } from "#domain/coupons/couponedBill.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { deliveryGap } from "#domain/delivery/deliveryTerms.ts";
import { receiveDays } from "#domain/hours/bookableSlots.ts";
import { typedPhone } from "#domain/values/typedText.ts";
import { createOrderCall } from "#net/calls/orderCalls.ts";
import { useSettle } from "#parts/attempt/useSettle.ts";
import { useCartProblems } from "#parts/cart/useCartProblems.ts";
import { useCouponPlace } from "#parts/coupons/useCouponPlace.ts";
import { isInternationalPhone } from "#parts/forms/internationalPhone.ts";
import { usePayMethods } from "#parts/payments/usePay.ts";
import { href } from "#routes/href.ts";
import { draftKey, orderDraftAtom } from "#state/orders/orderDraft.ts";
import { cartOf } from "#state/cart/cart.ts";
import { requestedLines } from "../orderRequest.ts";
import { useClientOrderId } from "../useClientOrderId.ts";
import { useOrderAttempt } from "../useOrderAttempt.ts";
import { type AwayFaults, type AwayValues, awayFaults } from "./awayFaults.ts";
import { awayRequest } from "./awayRequest.ts";
import { type AwayType, cartAway } from "./cartAway.ts";
import { useAppointment } from "./useAppointment.ts";
import { useAwayContact } from "./useAwayContact.ts";
import { AT_FIELDS, useAwayRefused } from "./useAwayRefused.ts";
import { useAwayStored } from "./useAwayStored.ts";
import { useContactlessNote } from "./useContactlessNote.ts";
import { useDestination } from "./useDestination.ts";
import { useLeadToPayment } from "../useLeadToPayment.ts";
import { useOnceReady } from "./useOnceReady.ts";

const NO_COVER = { is_tea_money: 0, tea_money: 0, people: 0 } as const;
/** Goods to take away and to deliver. */
const AWAY = 2;
const CASH_ON_DELIVERY = 7;

/** The form, bill and attempt of an order away from the table; what is filled in is kept when one goes, comes back or reloads. */
export function useAway(store: StoreDetail, type: AwayType, activity: string | undefined) {
  const { store_id } = store;
  const action = cartAway(type, activity);
  const navigate = useNavigate();
  const atoms = useStore();
  const settle = useSettle();
  const leadToPayment = useLeadToPayment();
  const contactlessNote = useContactlessNote();
  const cart = cartOf(store_id, action);
  const [lines, changeCart] = useAtom(cart.linesAtom);
  const form = { store_id, table_id: null, cart: action, adds_to: null } as const;
  const draftAtom = orderDraftAtom(draftKey(form));
  const [draft, changeDraft] = useAtom(draftAtom);
  const orderId = useClientOrderId(draftAtom);
  const { problems, tidy, report } = useCartProblems(store_id, action, true);
  const { contact, isReading: isContactOpen, setContact } = useAwayContact(draft, changeDraft);
  const destination = useDestination(store, type === 3, draft.address_id);
  const payments = usePayMethods(store_id, type, true, true);
  const receive = useMemo(() => receiveDays(lines.flatMap(({ offer }) => offer ?? [])), [lines]);

  const { prices } = destination;
  const billLines = lines.map((line) => billLine(line.goods_detail, line, AWAY));
  const coupon = useCouponPlace({
    store_id,
    order_type: type,
    lines: requestedLines(lines),
    goods: lines.map((line) => couponLine(line.goods_detail, line, AWAY)),
    billWith: (off) =>
      billOf({
        lines: billLines,
        coupon: off,
        cover: NO_COVER,
        rates: store.extra_config.tax_rates[type],
        ...(type === 3 ? { delivery: prices } : {}),
      }),
    chosen: draft.coupon,
    choose: (chosen) => changeDraft({ coupon: chosen }),
    isOff: false,
  });
  const { bill } = coupon;
  const cartNow = { store_id, lines, billLines, total: bill.total };
  const { stored, pay_type } = useAwayStored(cartNow, payments.data, draft.pay_type);
  const isContactless = type === 3 && draft.is_contactless && pay_type !== CASH_ON_DELIVERY;
  const { companyName, mealTime, remark, tableware } = draft;
  const values: AwayValues = { ...contact, companyName, mealTime, pay_type, remark, tableware };

  const gap = deliveryGap(prices, bill.goods_subtotal);
  const missing = type === 3 ? gap.toMinimum : 0;

  const [isSending, setSending] = useState(false);
  const attempt = useOrderAttempt(
    form,
    {
      onSent: (orderNo, arrived, isAnswered) => {
        settle(arrived);
        void navigate(href("orderDetail", { orderNo, storeId: store_id }), { replace: true });
        if (!isAnswered || pay_type === null) return;
        const { isCovered, parts } = stored;
        const placed = { orders: [orderNo], isMall: false, store_id };
        void leadToPayment({ ...placed, pay_type, isCovered, stored_value: parts });
      },
      onRefused: (failure) => refusal.refused(failure),
    },
    AT_FIELDS,
  );
  const isUnderWay = attempt.progress.kind === "sending" || attempt.progress.kind === "checking";
  const appointment = useAppointment({ store, type, receive, isPaused: isUnderWay }, draft, changeDraft);
  const readPayments = payments.reload;
  const refusal = useAwayRefused({ appointment, destination, report, changeDraft, readPayments, coupon });

  const hasTableware = store.dishware.length > 0;
  const own = awayFaults(values, { type, hasTableware, delivery: { kind: destination.kind, missing } });
  const [isChecked, setChecked] = useState(false);
  const errors: AwayFaults = { ...(isChecked ? own : {}), ...refusal.faults };

  const isBusy = useRef(false);
  const place = async (shown_total: number) => {
    if (isBusy.current || pay_type === null) return;
    isBusy.current = true;
    setSending(true);
    try {
      const phone = typedPhone(values.phone);
      if (type === 2 && phone.startsWith("+") && !(await isInternationalPhone(phone)))
        return refusal.setFaults({ phone: "form:fault.phone_abroad" });
      const confirmed = await appointment.confirm();
      if (confirmed === null) return;
      const client_order_id = orderId();
      const request = awayRequest({
        client_order_id,
        coupon_id: coupon.applied?.id ?? null,
        store_id,
        type,
        lines: atoms.get(cart.linesAtom),
        values: { ...values, mealTime: confirmed },
        pay_type,
        address_id: type === 3 ? (destination.address?.address_id ?? null) : null,
        note: isContactless ? await contactlessNote() : "",
        shown_total,
      });
      const started_at = Date.now();
      const { path } = createOrderCall;
      const fresh = { ...form, state: "sending", order_no: null } as const;
      await attempt.place({ client_order_id, path, request, started_at, ...fresh });
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  const submit = async () => {
    setChecked(true);
    refusal.setFaults({});
    if (Object.keys(own).length === 0) await place(bill.total);
  };
  const isReading =
    payments.isLoading || coupon.isReading || destination.isReading || (type === 2 && isContactOpen);
  const ready = useOnceReady(!isReading, submit);

  return {
    type,
    action,
    lines,
    bill,
    coupon,
    stored,
    values,
    /** Faults by field: what the provider had against it, and once one has tried to order what it lacks. */
    errors,
    set: (change: Parameters<typeof changeDraft>[0]) => {
      refusal.setFaults({});
      changeDraft(change);
    },
    setContact: (change: Parameters<typeof setContact>[0]) => {
      refusal.setFaults({});
      setContact(change);
    },
    contactless: {
      isOn: isContactless,
      /** Cash changes hands at the door. */
      isPossible: pay_type !== CASH_ON_DELIVERY,
    },
    appointment: {
      ...appointment,
      choose: (...time: Parameters<typeof appointment.choose>) => {
        refusal.setFaults({});
        appointment.choose(...time);
      },
    },
    receive,
    destination,
    missing,
    /** Yen that the goods lack to be brought for nothing. */
    toFree: gap.toFree,
    hasTableware,
    attempt,
    isWaiting: ready.isWaiting || isSending || isUnderWay,
    /** Orders, once what an order goes by has been read. */
    submit: ready.ask,
    problems,
    tidy,
    lineProblem: (line: (typeof lines)[number]) => problems.get(lineKey(line)) ?? null,
    changeCart,
    priceChange: {
      data: refusal.newPrice,
      accept: (total: number) => {
        refusal.setNewPrice(null);
        void place(total);
      },
      close: () => refusal.setNewPrice(null),
    },
  };
}

export type Away = ReturnType<typeof useAway>;
