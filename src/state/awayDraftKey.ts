import type { CartAction } from "#contract/enumerations.ts";

/** The key of the form that orders one of the carts away from the table. */
export function awayDraftKey(storeId: string, action: Exclude<CartAction, 1>): string {
  return `${storeId}//cart${action}`;
}
