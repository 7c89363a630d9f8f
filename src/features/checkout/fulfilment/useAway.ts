import { useAtom, useSetAtom, useStore } from "jotai";
import { useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { RequestOf } from "#contract/call.ts";
import type { createOrder } from "#contract/calls/order.ts";
import type { CartLine } from "#contract/cart.ts";
import type { PayType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { couponLine } from "#domain/coupons/couponedBill.ts";
import { deliveryGap } from "#domain/delivery/deliveryTerms.ts";
import { receiveDays } from "#domain/hours/bookableSlots.ts";
import { billLine, billOf } from "#domain/price/bill.ts";
import { typedPhone } from "#domain/values/typedText.ts";
import { LONGEST_REMARK } from "#features/checkout/checkoutFaults.ts";
import { useAwayContact } from "#features/checkout/fields/ContactFields.tsx";
import { type Appointment, useAppointment } from "#features/checkout/fields/useAppointment.ts";
import { useAwayStored } from "#features/checkout/fields/useStoredAhead.ts";
import { requestedLines } from "#features/checkout/orderRequest.ts";
import { useOnceReady } from "#features/checkout/submitting.ts";
import { useClientOrderId } from "#features/checkout/useCheckout.ts";
import { useLeadToPayment } from "#features/checkout/useLeadToPayment.ts";
import { useOrderAttempt } from "#features/checkout/useOrderAttempt.ts";
import type { CodeFailure } from "#net/answer.ts";
import { createOrderCall } from "#net/calls/orderCalls.ts";
import { useSettle } from "#parts/attempt/useSettle.ts";
import { useCartProblems } from "#parts/cart/useCartProblems.ts";
import { COUPON_CODES, type CouponPlace, useCouponPlace } from "#parts/coupons/useCouponPlace.ts";
import { isInternationalPhone } from "#parts/forms/internationalPhone.ts";
import { usePayMethods } from "#parts/payments/usePay.ts";
import { href } from "#routes/href.ts";
import { cartOf } from "#state/cart/cart.ts";
import { draftKey, type OrderDraft, orderDraftAtom } from "#state/orders/orderDraft.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { type AwayFaults, awayFaults, type AwayType, type AwayValues, cartAway } from "./bookedFaults.ts";
import { useContactlessNote } from "./useContactlessNote.ts";
import { type Destination, useDestination } from "./useDestination.ts";

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

interface Placing {
  readonly client_order_id: string;
  readonly store_id: string;
  readonly type: AwayType;
  readonly lines: readonly CartLine[];
  readonly values: AwayValues;
  readonly pay_type: PayType;
  /** The member's address that a delivery goes to. */
  readonly address_id: string | null;
  /** Said to the courier before the customer's own words. */
  readonly note: string;
  readonly shown_total: number;
  /** The coupon that comes off it, as a `member_coupon_id`. */
  readonly coupon_id: string | null;
}

/** The request of an order to take away or to be delivered. */
function awayRequest(placing: Placing): RequestOf<typeof createOrder> {
  const {
    address_id,
    client_order_id,
    coupon_id,
    lines,
    note,
    pay_type,
    shown_total,
    store_id,
    type,
    values,
  } = placing;
  const { companyName, mealTime, remark, tableware } = values;
  const email = values.email.trim();
  return {
    client_order_id,
    store_id,
    order_type: type,
    ...(tableware === null ? {} : { tableware }),
    remark: [note, remark.trim()].filter(Boolean).join("\n").slice(0, LONGEST_REMARK),
    companyName,
    ...(mealTime === null ? {} : { mealTime }),
    ...(type === 2
      ? {
          contact: {
            name: values.name.trim(),
            phone: typedPhone(values.phone),
            ...(email === "" ? {} : { email }),
          },
        }
      : {}),
    ...(address_id === null ? {} : { delivery: { address_id } }),
    ...(coupon_id === null ? {} : { coupon_id }),
    pay_type,
    lines: requestedLines(lines),
    shown_total,
  };
}

/** Codes that are answered to at a field, or by naming lines. */
const AT_FIELDS = [114, 308, 401, 403, 409, 429, 430, 431, ...COUPON_CODES] as const;

interface Surroundings {
  readonly appointment: Appointment;
  readonly destination: Destination;
  readonly report: ReturnType<typeof useCartProblems>["report"];
  readonly changeDraft: (change: Partial<OrderDraft>) => void;
  readonly readPayments: () => unknown;
  readonly coupon: CouponPlace;
}

/**
 * What the provider had against an order, each at the field that it is about, with what it is about read again
 * (specification, section 8). The reactions to 206, 2061 and 433 are the app's own.
 */
function useAwayRefused(surroundings: Surroundings) {
  const { appointment, changeDraft, coupon, destination, readPayments, report } = surroundings;
  const toast = useSetAtom(showToastAtom);
  const [faults, setFaults] = useState<AwayFaults>({});
  const [newPrice, setNewPrice] = useState<unknown>(null);

  const atTime = (data: unknown, time: NonNullable<AwayFaults["time"]>) => {
    import("#contract/order.ts")
      .then(({ NextSlot }) => appointment.suggest(NextSlot.safeParse(data).data?.next_time ?? null))
      .catch(() => appointment.suggest(null));
    changeDraft({ mealTime: null, is_soonest: false });
    setFaults({ time });
    void appointment.reload();
  };
  const atAddress = (address: NonNullable<AwayFaults["address"]>) => {
    setFaults({ address });
    void destination.reload();
  };

  /** Whether it says of which lines; where the code to read it does not come, its message is all that is said. */
  const inLines = async ({ data, message }: CodeFailure): Promise<boolean> => {
    const code = await import("#contract/cart.ts").catch(() => null);
    const found = code?.LineProblems.safeParse(data).data;
    if (found) report(found.lines);
    else if (!code) toast(message, "bad");
    return found !== undefined || !code;
  };

  const refused = (failure: CodeFailure) => {
    const { code, data, message } = failure;
    switch (code) {
      case 302:
      case 303:
      case 309:
        return void inLines(failure);
      case 90007:
        setNewPrice(data);
        // It may be the fee that has changed.
        return void destination.reload();
      case 114:
        return setFaults(contactFaults(data));
      case 206:
      case 2061:
        return void appointment.reload();
      case 308:
        return void inLines(failure).then((isInLines) => isInLines || toast(message, "bad"));
      case 401:
        return atAddress("away:error.unlocated");
      case 403:
        return atAddress("away:error.range");
      case 409:
        setFaults({ minimum: "away:error.minimum" });
        return void destination.reload();
      case 429:
      case 430:
        return atTime(data, "away:error.timeHours");
      case 431:
        changeDraft({ pay_type: null });
        toast(message, "bad");
        return readPayments();
      case 433:
        return atTime(data, "away:error.timeFull");
      default:
        return coupon.refused(failure);
    }
  };

  return { faults, setFaults, newPrice, setNewPrice, refused };
}

function contactFaults(data: unknown): AwayFaults {
  return JSON.stringify(data).includes("phone")
    ? { phone: "form:fault.phone_digits" }
    : { name: "form:fault.name_missing" };
}
