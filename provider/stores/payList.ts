import { OrderType, PayType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import type { PaymentGateways } from "#provider/gateways/payments/paymentGateways.ts";
import { walletsOf } from "#provider/refill/ledger/accounts.ts";
import type { StoreRow } from "./findStore.ts";

/** What someone can pay with at a store: what it takes here (`payListOf`), the wallet only where they have one. */
export async function payListFor(
  db: Database,
  store: StoreRow,
  {
    order_type,
    uid,
    now,
    gateways,
  }: {
    readonly order_type: OrderType;
    readonly uid: string | null;
    readonly now: Date;
    readonly gateways: Pick<PaymentGateways, "waysAt">;
  },
): Promise<{ readonly pay_list: PayType[]; readonly wallet_balance: number | null }> {
  const taken = payListOf(store, order_type, gateways);
  const mayHave = uid !== null && taken.includes(PayType.wallet);
  const wallets = mayHave ? await walletsOf(db, { uid, store_id: store.id, now }) : [];
  if (wallets.length === 0) {
    return { pay_list: taken.filter((pay_type) => pay_type !== PayType.wallet), wallet_balance: null };
  }
  return { pay_list: taken, wallet_balance: wallets.reduce((sum, { balance }) => sum + balance, 0) };
}

/** What a store takes and can be paid by here: no gateway is asked for cash and balances, and one for all else. */
export function takenHere(
  { id, pay_list }: Pick<StoreRow, "id" | "pay_list">,
  gateways: Pick<PaymentGateways, "waysAt">,
): PayType[] {
  const ownBooks: readonly PayType[] = [PayType.cash, PayType.cashOnDelivery, PayType.wallet];
  const methods = gateways.waysAt(id);
  return pay_list.filter((pay_type) => ownBooks.includes(pay_type) || methods.includes(pay_type));
}

/** What the store takes for a way of ordering: cash where someone stands at its register or door, the rest anywhere. */
export function payListOf(
  store: Pick<StoreRow, "id" | "pay_list">,
  order_type: OrderType,
  gateways: Pick<PaymentGateways, "waysAt">,
): PayType[] {
  const meetsAtRegister = order_type === OrderType.dineIn || order_type === OrderType.takeAway;
  return takenHere(store, gateways).filter((pay_type) => {
    if (pay_type === PayType.cash) return meetsAtRegister;
    if (pay_type === PayType.cashOnDelivery)
      return order_type === OrderType.delivery || order_type === OrderType.shipping;
    return true;
  });
}
