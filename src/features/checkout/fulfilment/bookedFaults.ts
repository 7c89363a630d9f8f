import { useTranslation } from "react-i18next";
import type { PayType } from "#contract/enumerations.ts";
import {
  type CheckoutFaults,
  type CheckoutValues,
  LONGEST_REMARK,
  LONGEST_TITLE,
} from "#features/checkout/checkoutFaults.ts";

export interface BookedValues extends Omit<CheckoutValues, "people" | "pay_type"> {
  readonly pay_type: PayType | null;
  /** When it is collected or brought, RFC 3339; null until chosen. */
  readonly mealTime: string | null;
}

/** What is wrong with each field, as a key of the texts; the fields of the table's form have their keys there. */
export interface BookedFaults extends Omit<CheckoutFaults, "people"> {
  readonly time?: "offPremises:error.time" | "offPremises:error.timeFull" | "offPremises:error.timeHours";
  readonly name?: "form:fault.name_missing" | "form:fault.name_long";
  readonly phone?: "form:fault.phone_missing" | "form:fault.phone_digits" | "form:fault.phone_abroad";
  readonly email?: "offPremises:error.email";
  readonly address?: "offPremises:error.address" | "offPremises:error.range" | "offPremises:error.unlocated";
  readonly minimum?: "offPremises:error.minimum";
}

/**
 * What an order for a booked time still lacks, collected or delivered (specification, section 5, "Delivery"): a time,
 * tableware where the store has kinds of it, a payment method.
 */
export function bookedFaults(values: BookedValues, hasTableware: boolean): BookedFaults {
  const { companyName, mealTime, pay_type, remark, tableware } = values;
  return {
    ...(mealTime === null && { time: "offPremises:error.time" as const }),
    ...(hasTableware && tableware === null && { tableware: "error.tableware" as const }),
    ...(remark.length > LONGEST_REMARK && { remark: "error.remark" as const }),
    ...(companyName.length > LONGEST_TITLE && { companyName: "error.companyName" as const }),
    ...(pay_type === null && { pay_type: "error.payType" as const }),
  };
}

type Key = BookedFaults["time" | "name" | "phone" | "email" | "address" | "minimum"];

/** Words for what is wrong with a field of an order for a booked time. */
export function useBookedErrorText(): (key: Key) => string | undefined {
  const { t } = useTranslation(["offPremises", "form"]);
  return (key) => (key === undefined ? undefined : t(key));
}
