import type { OrderType, PayType } from "#contract/enumerations.ts";
import type { StoreRow } from "./findStore.ts";

const CASH_AT_REGISTER: PayType = 1;
const CASH_ON_DELIVERY: PayType = 7;

/** What the store takes for a way of ordering: cash where someone stands at its register or door, the rest anywhere. */
export function payListOf(store: Pick<StoreRow, "pay_list">, order_type: OrderType): PayType[] {
  const meetsAtRegister = order_type === 1 || order_type === 2;
  return store.pay_list.filter((pay_type) => {
    if (pay_type === CASH_AT_REGISTER) return meetsAtRegister;
    if (pay_type === CASH_ON_DELIVERY) return order_type === 3 || order_type === 4;
    return true;
  });
}
