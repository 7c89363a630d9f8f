import { parcelsOf, temperatures } from "#domain/delivery/shipping.ts";
import type { ParcelRow } from "#provider/db/tables/mall.ts";
import type { PricedLine } from "#provider/orders/pricedLine.ts";
import type { Shop } from "./findShop.ts";

/** The parcels that an order was priced with, by the shop's usual company, still without their numbers. */
export function plannedParcels({ shipping }: Shop, lines: readonly PricedLine[]): ParcelRow[] {
  const pieces = lines.flatMap(({ number, row }) =>
    row.shipping === null ? [] : [{ ...row.shipping, number }],
  );
  const counts = parcelsOf(pieces, shipping.parcel_grams);
  const delivery_company = shipping.delivery_company.ja;
  return temperatures.flatMap((temperature) =>
    Array.from({ length: counts[temperature] }, () => ({
      temperature,
      delivery_company,
      delivery_number: "",
    })),
  );
}
