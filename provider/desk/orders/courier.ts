import type { BoardRefusal } from "#contract/calls/desk/board.ts";
import { foldWidth, typedPhone } from "#domain/values/typedText.ts";
import { phoneNumber } from "#provider/members/member.ts";
import type { ActionOnOrder } from "#provider/orders/applyAction.ts";

/** Most characters of each field. */
const LIMITS = { courier_name: 50, courier_phone: 20, delivery_company: 50, delivery_number: 40 } as const;
const all = ["courier_name", "courier_phone", "delivery_company", "delivery_number"] as const;

/** Who brings an order, as it was typed. */
export type TypedCourier = Readonly<Record<(typeof all)[number], string>>;

/**
 * Who brings an order: a courier's name, or a company, each with what goes with it. What is said instead where neither is
 * named, or the phone or the tracking number cannot be one.
 */
export function courierOf(typed: TypedCourier): NonNullable<ActionOnOrder["courier"]> | BoardRefusal {
  if (all.some((name) => [...typed[name].trim()].length > LIMITS[name])) return "refused";
  const courier_name = typed.courier_name.trim();
  const company = typed.delivery_company.trim();
  if (courier_name === "" && company === "") return "courier_missing";
  const phone = typed.courier_phone.trim();
  const courier_phone = phone === "" ? "" : phoneNumber(typedPhone(phone));
  if (courier_phone === null) return "courier_phone";
  const delivery_number = foldWidth(typed.delivery_number.trim());
  const isTracked = delivery_number !== "";
  if (isTracked && (company === "" || !/^[\w -]+$/.test(delivery_number))) return "tracking";
  return {
    courier_name,
    courier_phone,
    delivery_company: company || null,
    delivery_number: delivery_number || null,
  };
}
