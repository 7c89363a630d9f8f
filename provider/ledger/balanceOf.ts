import type { Database } from "#provider/db/database.ts";
import { type Balance, balancesOf } from "./balancesOf.ts";
import type { Holding } from "./holding.ts";

/** What a card or voucher holds by the ledger; of many see `balancesOf`. */
export async function balanceOf(db: Database, holding: Holding): Promise<Balance> {
  const [balance] = await balancesOf(db, [holding]);
  return balance ?? { balance: 0, bonus: 0 };
}
