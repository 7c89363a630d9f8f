import type { CourierFault } from "./away/courierOf.ts";
import type { ParcelFaults } from "./mall/readParcels.ts";

/** The form at an order's parcels, or at its courier, as it was filled in, where it could not be taken. */
export interface FilledForm {
  readonly order_no: string;
  readonly field: (name: string) => string;
  /** What is wrong, by the field's name. */
  readonly faults: ParcelFaults | Readonly<Record<string, CourierFault>>;
}
