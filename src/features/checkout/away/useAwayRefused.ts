import { useSetAtom } from "jotai";
import { useState } from "react";
import type { CodeFailure } from "#net/answer.ts";
import type { useCartProblems } from "#parts/cart/useCartProblems.ts";
import { COUPON_CODES, type CouponPlace } from "#parts/coupons/useCouponPlace.ts";
import type { OrderDraft } from "#state/orders/orderDraft.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import type { AwayFaults } from "./awayFaults.ts";
import type { Appointment } from "./useAppointment.ts";
import type { Destination } from "./useDestination.ts";

/** Codes that are answered to at a field, or by naming lines. */
export const AT_FIELDS = [114, 308, 401, 403, 409, 429, 430, 431, ...COUPON_CODES] as const;

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
export function useAwayRefused(surroundings: Surroundings) {
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
