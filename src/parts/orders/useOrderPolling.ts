import { useAtomValue } from "jotai";
import { listeningAtom } from "#state/account/notices.ts";

/** Milliseconds between looks at an order while no messages arrive: at most 15 s. */
const WITHOUT_MESSAGES = 15_000;

/** How often to read an open order again: never while messages arrive live, else every 15 seconds. */
export function useOrderPolling(isOpen: boolean): number {
  const listening = useAtomValue(listeningAtom);
  return isOpen && listening !== "live" ? WITHOUT_MESSAGES : 0;
}
