import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { BOOKABLE_DAYS, type ReceiveDays } from "#domain/hours/bookableSlots.ts";
import { keptSlot, type Slot, soonestOf } from "#domain/hours/slotDays.ts";
import { mealTimeCall } from "#net/calls/offPremisesCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import type { OrderDraft } from "#state/orders/orderDraft.ts";
import { alertAtom } from "#state/page/alerts.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";

/** Milliseconds of visible time after which the times are read again. */
const AGAIN = 30_000;
/** Days that are asked for of what is ordered ahead, as many as one answer tells of. */
const DAYS_AHEAD = 62;
const NO_SLOTS: readonly Slot[] = [];

interface Booking {
  readonly store: StoreDetail;
  readonly type: OffPremises;
  /** Days on which everything in the cart can be had. */
  readonly receive: ReceiveDays;
  /** An attempt is under way: it may itself have taken the last place. */
  readonly isPaused: boolean;
}

/**
 * The times that can be booked and the one that is chosen: the soonest, until another is. They are read again when one
 * comes back, twice a minute, and before an order is sent: a time that has passed or filled up is removed, said in an
 * alert, and chosen again. Where the soonest has moved on by then, one question orders for the new one.
 */
export function useAppointment(
  { store, type, receive, isPaused }: Booking,
  draft: Pick<OrderDraft, "mealTime" | "is_soonest">,
  changeDraft: (change: Partial<OrderDraft>) => void,
) {
  const { t } = useTranslation(["offPremises", "checkout"]);
  const { t: tc } = useTranslation();
  const tag = useLanguageTag();
  const send = useSend();
  const setAlert = useSetAtom(alertAtom);
  const [next, setNext] = useState<string | null>(null);
  /** A time was lost: nobody but the customer takes another in its place. */
  const [isLeftOpen, setLeftOpen] = useState(false);
  const isAhead = receive.from !== null || receive.until !== null;
  const request = {
    store_id: store.store_id,
    order_type: type,
    days: isAhead ? DAYS_AHEAD : BOOKABLE_DAYS,
    ...(receive.from === null ? {} : { receive_from: receive.from }),
    ...(receive.until === null ? {} : { receive_until: receive.until }),
  };
  const hours = useCall(mealTimeCall, request, { isSilent: true, refreshInterval: AGAIN });
  const slots = hours.data?.slots;

  const soonest = slots && soonestOf(slots);
  const untouched = isLeftOpen || soonest === undefined ? null : { time: soonest.time, isSoonest: true };
  const chosen = draft.mealTime === null ? untouched : { time: draft.mealTime, isSoonest: draft.is_soonest };
  const words = (time: string) => dayAndTime(time, tag, store.time_zone);
  const state = slots && chosen && !isPaused ? keptSlot(slots, chosen) : null;
  const lost = state?.kind === "lost" ? state : null;
  const moved = state?.kind === "moved" ? state.time : null;

  const isLost = lost !== null;
  if (isLost && !isLeftOpen) setLeftOpen(true);
  const offered = lost?.next ?? null;
  useEffect(() => {
    if (moved !== null) changeDraft({ mealTime: moved });
  }, [moved, changeDraft]);
  useEffect(() => {
    if (!isLost) return;
    changeDraft({ mealTime: null, is_soonest: false });
    setAlert({
      title: tc("reaction.appointment"),
      text: t("time.gone"),
      button: tc("ok"),
      onClose: () => setNext(offered),
    });
  }, [isLost, offered, changeDraft, setAlert, t, tc]);

  /** Reads the times once more; the time to order for, null where the chosen one is gone or its successor not wanted. */
  const confirm = async (picked = chosen): Promise<string | null> => {
    const answer = await send(mealTimeCall, request, { isSilent: true });
    // Without an answer the provider decides when the order arrives.
    const now = answer.ok && picked ? keptSlot(answer.data.slots, picked) : null;
    if (answer.ok) void hours.put(answer.data);
    if (now?.kind === "lost") return null;
    if (now?.kind !== "moved") return picked?.time ?? null;
    return new Promise((order) => {
      setAlert({
        title: t("time.movedTitle"),
        text: t("time.movedText", { time: words(now.time) }),
        button: t("checkout:submit"),
        refuse: tc("back"),
        // The question may have stood for a while.
        onClose: () => order(confirm({ time: now.time, isSoonest: true })),
        onRefuse: () => order(null),
      });
    });
  };

  return {
    slots: slots ?? NO_SLOTS,
    holidays: hours.data?.holidays ?? [],
    nextOpen: hours.data?.next_open_time ?? null,
    pause: hours.data?.pause ?? null,
    isBusy: hours.data?.is_busy === 1,
    isLoading: hours.isLoading,
    failure: slots ? undefined : hours.failure,
    reload: hours.reload,
    soonest,
    chosen,
    /** What to take in the place of a time that was lost. */
    next: next !== null && slots?.some(({ time, left }) => time === next && left !== 0) ? next : null,
    /** The chosen time cannot be had after all; `instead` is the next one, null where there is none. */
    lose: (instead: string | null) => {
      setLeftOpen(true);
      setNext(instead);
    },
    words,
    choose: (time: string, isSoonest: boolean) => {
      setLeftOpen(false);
      changeDraft({ mealTime: time, is_soonest: isSoonest });
    },
    confirm,
  };
}

export type Appointment = ReturnType<typeof useAppointment>;
