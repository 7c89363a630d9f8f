import type { OrderType, PayType } from "#contract/enumerations.ts";
import type { PaymentGateway } from "#provider/gateways/payment/payment.ts";
import type { StoreRow } from "./findStore.ts";

const CASH_AT_REGISTER: PayType = 1;
const CASH_ON_DELIVERY: PayType = 7;
const WALLET: PayType = 8;

/** What a store takes and can be paid by here: no gateway is asked for cash and balances, and for nothing else. */
export function takenHere(
  { pay_list }: Pick<StoreRow, "pay_list">,
  { methods }: Pick<PaymentGateway, "methods">,
): PayType[] {
  const ownBooks: readonly PayType[] = [CASH_AT_REGISTER, CASH_ON_DELIVERY, WALLET];
  return pay_list.filter((pay_type) => ownBooks.includes(pay_type) || methods.includes(pay_type));
}

/** What the store takes for a way of ordering: cash where someone stands at its register or door, the rest anywhere. */
export function payListOf(
  store: Pick<StoreRow, "pay_list">,
  order_type: OrderType,
  gateway: Pick<PaymentGateway, "methods">,
): PayType[] {
  const meetsAtRegister = order_type === 1 || order_type === 2;
  return takenHere(store, gateway).filter((pay_type) => {
    if (pay_type === CASH_AT_REGISTER) return meetsAtRegister;
    if (pay_type === CASH_ON_DELIVERY) return order_type === 3 || order_type === 4;
    return true;
  });
}
