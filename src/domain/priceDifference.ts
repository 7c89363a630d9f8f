import type { Bill } from "#contract/order.ts";

/** The data of code 90007 when the customer was shown another total than the bill's, in yen; null when they agree. */
export function priceDifference(shown_total: number, bill: Bill): { shown_total: number; bill: Bill } | null {
  return shown_total === bill.total ? null : { shown_total, bill };
}
