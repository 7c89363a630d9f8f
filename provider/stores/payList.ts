import { OrderType, PayType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import type { PaymentGateway } from "#provider/gateways/payment.ts";
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
    gateway,
  }: {
    readonly order_type: OrderType;
    readonly uid: string | null;
    readonly now: Date;
    readonly gateway: Pick<PaymentGateway, "methods">;
  },
): Promise<{ readonly pay_list: PayType[]; readonly wallet_balance: number | null }> {
  const taken = payListOf(store, order_type, gateway);
  const mayHave = uid !== null && taken.includes(PayType.wallet);
  const wallets = mayHave ? await walletsOf(db, { uid, store_id: store.id, now }) : [];
  if (wallets.length === 0) {
    return { pay_list: taken.filter((pay_type) => pay_type !== PayType.wallet), wallet_balance: null };
  }
  return { pay_list: taken, wallet_balance: wallets.reduce((sum, { balance }) => sum + balance, 0) };
}

/** What a store takes and can be paid by here: no gateway is asked for cash and balances, and for nothing else. */
export function takenHere(
  { pay_list }: Pick<StoreRow, "pay_list">,
  { methods }: Pick<PaymentGateway, "methods">,
): PayType[] {
  const ownBooks: readonly PayType[] = [PayType.cash, PayType.cashOnDelivery, PayType.wallet];
  return pay_list.filter((pay_type) => ownBooks.includes(pay_type) || methods.includes(pay_type));
}

/** What the store takes for a way of ordering: cash where someone stands at its register or door, the rest anywhere. */
export function payListOf(
  store: Pick<StoreRow, "pay_list">,
  order_type: OrderType,
  gateway: Pick<PaymentGateway, "methods">,
): PayType[] {
  const meetsAtRegister = order_type === OrderType.dineIn || order_type === OrderType.takeAway;
  return takenHere(store, gateway).filter((pay_type) => {
    if (pay_type === PayType.cash) return meetsAtRegister;
    if (pay_type === PayType.cashOnDelivery)
      return order_type === OrderType.delivery || order_type === OrderType.shipping;
    return true;
  });
}
