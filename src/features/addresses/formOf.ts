import { href } from "#routes/href.ts";

/** The address of the form that something is picked for: of one address, or of a new one. */
export function formOf(addressId: string | undefined): string {
  return addressId ? href("addressDetail", { addressId }) : href("addAddress", {});
}
