import { useAtomValue } from "jotai";
import * as Code from "#contract/codes.ts";
import { refillMemberCall } from "#net/calls/refillCalls.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom } from "#state/account/session.ts";

/** Not signed in as a member: the provider's words to a visitor. */
const STRANGER = [Code.notSignedIn, Code.signInByTable] as const;

interface Asking {
  /** Only what this store takes, and what is good for something. */
  readonly for_store?: string;
  readonly isWanted?: boolean;
  /** Nothing is said when it cannot be read. */
  readonly isSilent?: boolean;
}

/** The refill cards and vouchers of whoever is signed in as a member; nobody else has any. */
export function useHoldings({ for_store, isWanted = true, isSilent = false }: Asking = {}) {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const request = for_store === undefined ? {} : { for_store };
  const { data, failure, isLoading, isValidating, reload } = useCall(
    refillMemberCall,
    hasSession && isWanted ? request : null,
    { isSilent, handles: STRANGER },
  );
  const isRefused = failure?.kind === "code" && STRANGER.some((code) => code === failure.code);
  const isStranger = !hasSession || isRefused;
  return {
    holdings: isStranger ? undefined : data,
    isStranger,
    failure: isStranger ? undefined : failure,
    isLoading,
    isValidating,
    reload,
  };
}

export type Holdings = NonNullable<ReturnType<typeof useHoldings>["holdings"]>;
export type HeldCard = Holdings["cards"][number];
export type HeldVoucher = Holdings["vouchers"][number];
