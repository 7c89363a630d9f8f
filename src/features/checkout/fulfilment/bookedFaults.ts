import { useTranslation } from "react-i18next";
import type { PayType } from "#contract/enumerations.ts";
import { PHONE_PATTERN } from "#contract/fieldRules.ts";
import { typedPhone } from "#domain/values/typedText.ts";
import {
  type CheckoutFaults,
  type CheckoutValues,
  LONGEST_REMARK,
  LONGEST_TITLE,
} from "#features/checkout/checkoutFaults.ts";

/** As much of an address of mail as can be judged without the provider. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** Longest name, as the contract allows it. */
export const LONGEST_NAME = 50;

export interface AwayValues extends Omit<CheckoutValues, "people" | "pay_type"> {
  readonly pay_type: PayType | null;
  /** When it is collected or brought, RFC 3339; null until chosen. */
  readonly mealTime: string | null;
  readonly name: string;
  /** As it is typed. */
  readonly phone: string;
  readonly email: string;
}

/** What is wrong with each field, as a key of the texts; the fields of the table's form have their keys there. */
export interface AwayFaults extends Omit<CheckoutFaults, "people"> {
  readonly time?: "away:error.time" | "away:error.timeFull" | "away:error.timeHours";
  readonly name?: "form:fault.name_missing" | "form:fault.name_long";
  readonly phone?: "form:fault.phone_missing" | "form:fault.phone_digits" | "form:fault.phone_abroad";
  readonly email?: "away:error.email";
  readonly address?: "away:error.address" | "away:error.range" | "away:error.unlocated";
  readonly minimum?: "away:error.minimum";
}

/** Where a delivery stands: its address, and what it lacks to what its place asks for. */
export interface DeliveryStand {
  readonly kind: "in" | "none" | "out" | "unlocated" | "unknown";
  /** Yen that the goods lack to the least order. */
  readonly missing: number;
}

/**
 * What an order away from the table still lacks (specification, section 5, "Delivery"): a time, a receiver, an address
 * within range, tableware where the store has kinds of it, a payment method.
 */
export function awayFaults(
  values: AwayValues,
  needs: { readonly type: AwayType; readonly hasTableware: boolean; readonly delivery: DeliveryStand },
): AwayFaults {
  const { companyName, mealTime, pay_type, remark, tableware } = values;
  return {
    ...(needs.type === 2 ? contactFaults(values) : deliveryFaults(needs.delivery)),
    ...(mealTime === null && { time: "away:error.time" as const }),
    ...(needs.hasTableware && tableware === null && { tableware: "error.tableware" as const }),
    ...(remark.length > LONGEST_REMARK && { remark: "error.remark" as const }),
    ...(companyName.length > LONGEST_TITLE && { companyName: "error.companyName" as const }),
    ...(pay_type === null && { pay_type: "error.payType" as const }),
  };
}

function contactFaults({ email, name, phone }: AwayValues): AwayFaults {
  const typed = typedPhone(phone);
  const isAbroad = typed.startsWith("+");
  return {
    ...(name.trim() === "" && { name: "form:fault.name_missing" as const }),
    ...(name.trim().length > LONGEST_NAME && { name: "form:fault.name_long" as const }),
    ...(typed === ""
      ? { phone: "form:fault.phone_missing" as const }
      : !PHONE_PATTERN.test(typed) && {
          phone: isAbroad ? ("form:fault.phone_abroad" as const) : ("form:fault.phone_digits" as const),
        }),
    ...(email.trim() !== "" && !EMAIL.test(email.trim()) && { email: "away:error.email" as const }),
  };
}

function deliveryFaults({ kind, missing }: DeliveryStand): AwayFaults {
  if (kind === "none") return { address: "away:error.address" };
  if (kind === "out") return { address: "away:error.range" };
  if (kind === "unlocated") return { address: "away:error.unlocated" };
  return missing > 0 ? { minimum: "away:error.minimum" } : {};
}

type Key = AwayFaults["time" | "name" | "phone" | "email" | "address" | "minimum"];

/** Words for what is wrong with a field of the form away from the table. */
export function useAwayErrorText(): (key: Key) => string | undefined {
  const { t } = useTranslation(["away", "form"]);
  return (key) => (key === undefined ? undefined : t(key));
}

/** A way of ordering away from the table: 2 take-away, 3 delivery. */
export type AwayType = 2 | 3;

/** The cart that is ordered: 2 and 3 of the menu, 4 and 5 of what is on offer (`activity` is "1" in the address). */
export function cartAway(type: AwayType, activity: string | undefined): 2 | 3 | 4 | 5 {
  const isActivity = activity === "1";
  if (type === 2) return isActivity ? 4 : 2;
  return isActivity ? 5 : 3;
}
