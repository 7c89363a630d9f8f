import { companyInfo } from "#contract/calls/store.ts";
import type { Disclosure } from "#contract/store.ts";
import { useCall } from "#net/useCall.ts";

/** What the operator tells of itself; undefined while it is not known, or where it is not wanted. */
export function useOperator(isWanted: boolean): Disclosure | undefined {
  return useCall(companyInfo, isWanted ? { of_operator: 1 } : null, { isSilent: true }).data;
}
