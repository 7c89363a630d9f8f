import { foldWidth, typedPhone } from "#domain/values/typedText.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";
import type { ActionOnOrder } from "#provider/orders/actionOnOrder.ts";

/** Most characters of each field. */
export const COURIER_LIMITS = {
  courier_name: 50,
  courier_phone: 20,
  delivery_company: 50,
  delivery_number: 40,
} as const;

const all = ["courier_name", "courier_phone", "delivery_company", "delivery_number"] as const;
/** What may be wrong with who brings an order, each at its field. */
export type CourierFault = "courier_missing" | "courier_phone" | "tracking";

/** At which field of the form a fault is said. */
export const FAULT_AT: Readonly<Record<CourierFault, keyof typeof COURIER_LIMITS>> = {
  courier_missing: "courier_name",
  courier_phone: "courier_phone",
  tracking: "delivery_number",
};

type Fields = Readonly<Record<keyof typeof COURIER_LIMITS, string>>;
type Courier = NonNullable<ActionOnOrder["courier"]>;

/**
 * Who brings an order, as the desk's form says it: a courier's name, or a company, each with what goes with it. What is
 * said instead where neither is named, or the phone or the tracking number cannot be one.
 */
export function courierOf(fields: Fields): Courier | CourierFault | "refused" {
  const { courier_name, delivery_company } = fields;
  const isTooLong = (name: keyof Fields) => [...fields[name]].length > COURIER_LIMITS[name];
  if (all.some(isTooLong)) return "refused";
  if (courier_name === "" && delivery_company === "") return "courier_missing";
  const courier_phone = fields.courier_phone === "" ? "" : phoneNumber(typedPhone(fields.courier_phone));
  if (courier_phone === null) return "courier_phone";
  const delivery_number = foldWidth(fields.delivery_number);
  const isTracked = delivery_number !== "";
  if (isTracked && (delivery_company === "" || !/^[\w -]+$/.test(delivery_number))) return "tracking";
  return {
    courier_name,
    courier_phone,
    delivery_company: delivery_company || null,
    delivery_number: delivery_number || null,
  };
}
