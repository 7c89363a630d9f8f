import type { PayType } from "#contract/enumerations.ts";
import type { PaymentGateway } from "#provider/gateways/payment/payment.ts";
import { takenHere } from "#provider/stores/payListOf.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

const CASH_AT_REGISTER = 1;
const CASH_ON_DELIVERY = 7;
const WALLET = 8;

/** What a store takes for stored value that is bought in the app: no cash, and no stored value itself. */
export function onlineMethods(
  store: Pick<StoreRow, "pay_list">,
  gateway: Pick<PaymentGateway, "methods">,
): PayType[] {
  const others: readonly PayType[] = [CASH_AT_REGISTER, CASH_ON_DELIVERY, WALLET];
  return takenHere(store, gateway).filter((pay_type) => !others.includes(pay_type));
}
