import type { ParcelRow } from "#provider/db/tables/mall.ts";
import type { ActionOnOrder } from "#provider/orders/actionOnOrder.ts";

/** Parcels as an order keeps them; the first one's company and number stand where those of a delivery do. */
export function parcelsSent(parcels: readonly ParcelRow[]): NonNullable<ActionOnOrder["courier"]> {
  const [first] = parcels;
  return {
    courier_name: "",
    courier_phone: "",
    delivery_company: first?.delivery_company || null,
    delivery_number: first?.delivery_number || null,
    parcels: [...parcels],
  };
}
