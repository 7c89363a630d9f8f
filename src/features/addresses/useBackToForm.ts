import { formOf } from "./formOf.ts";
import { useLeave } from "./useLeave.ts";

/** Leads from a screen where one picks something back to the form that it is for. */
export function useBackToForm(addressId: string | undefined, steps = 0): () => void {
  const leave = useLeave(steps);
  return () => leave(formOf(addressId));
}
