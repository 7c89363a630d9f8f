import type { OrderType, PayType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { walletsOf } from "#provider/ledger/walletsOf.ts";
import type { PaymentGateway } from "#provider/gateways/payment/payment.ts";
import type { StoreRow } from "./findStore.ts";
import { payListOf } from "./payListOf.ts";

const WALLET: PayType = 8;

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
  const mayHave = uid !== null && taken.includes(WALLET);
  const wallets = mayHave ? await walletsOf(db, { uid, store_id: store.id, now }) : [];
  if (wallets.length === 0) {
    return { pay_list: taken.filter((pay_type) => pay_type !== WALLET), wallet_balance: null };
  }
  return { pay_list: taken, wallet_balance: wallets.reduce((sum, { balance }) => sum + balance, 0) };
}
