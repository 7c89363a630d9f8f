import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while its HTML is taken over, true afterwards: for what the server cannot draw. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
