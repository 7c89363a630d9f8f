import { href } from "#routes/href.ts";
import { useLeave } from "./useLeave.ts";

/** Leads from a screen where one picks something back to the form that it is for. */
export function useBackToForm(addressId: string | undefined): () => void {
  const leave = useLeave();
  return () => leave(addressId ? href("addressDetail", { addressId }) : href("addAddress", {}));
}
