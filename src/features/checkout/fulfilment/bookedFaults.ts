import { useTranslation } from "react-i18next";
import { CartAction, OrderType, type PayType } from "#contract/enumerations.ts";
import {
  type CheckoutFaults,
  type CheckoutValues,
  LONGEST_REMARK,
  LONGEST_TITLE,
} from "#features/checkout/checkoutFaults.ts";

/** A way of ordering for a booked time. */
export type BookedType = typeof OrderType.takeAway | typeof OrderType.delivery;
export type BookedCart = Exclude<CartAction, typeof CartAction.dineIn>;

/** The cart that is ordered: the menu's, or the one of what is on offer (`activity` is "1" in the address). */
export function bookedCart(type: BookedType, activity: string | undefined): BookedCart {
  const isActivity = activity === "1";
  if (type === OrderType.takeAway) return isActivity ? CartAction.offerTakeAway : CartAction.takeAway;
  return isActivity ? CartAction.offerDelivery : CartAction.delivery;
}

export interface BookedValues extends Omit<CheckoutValues, "people" | "pay_type"> {
  readonly pay_type: PayType | null;
  /** When it is collected or brought, RFC 3339; null until chosen. */
  readonly mealTime: string | null;
}

/** What is wrong with each field, as a key of the texts; the fields of the table's form have their keys there. */
export interface BookedFaults extends Omit<CheckoutFaults, "people"> {
  readonly time?: "away:error.time" | "away:error.timeFull" | "away:error.timeHours";
  readonly name?: "form:fault.name_missing" | "form:fault.name_long";
  readonly phone?: "form:fault.phone_missing" | "form:fault.phone_digits" | "form:fault.phone_abroad";
  readonly email?: "away:error.email";
  readonly address?: "away:error.address" | "away:error.range" | "away:error.unlocated";
  readonly minimum?: "away:error.minimum";
}

/**
 * What an order for a booked time still lacks, collected or delivered (specification, section 5, "Delivery"): a time,
 * tableware where the store has kinds of it, a payment method.
 */
export function bookedFaults(values: BookedValues, hasTableware: boolean): BookedFaults {
  const { companyName, mealTime, pay_type, remark, tableware } = values;
  return {
    ...(mealTime === null && { time: "away:error.time" as const }),
    ...(hasTableware && tableware === null && { tableware: "error.tableware" as const }),
    ...(remark.length > LONGEST_REMARK && { remark: "error.remark" as const }),
    ...(companyName.length > LONGEST_TITLE && { companyName: "error.companyName" as const }),
    ...(pay_type === null && { pay_type: "error.payType" as const }),
  };
}

type Key = BookedFaults["time" | "name" | "phone" | "email" | "address" | "minimum"];

/** Words for what is wrong with a field of an order for a booked time. */
export function useBookedErrorText(): (key: Key) => string | undefined {
  const { t } = useTranslation(["away", "form"]);
  return (key) => (key === undefined ? undefined : t(key));
}
