import type { ParcelFaults } from "./readParcels.ts";

/** The form at an order's parcels as it was filled in, where it could not be taken. */
export interface FilledParcels {
  readonly order_no: string;
  readonly field: (name: string) => string;
  readonly faults: ParcelFaults;
}
