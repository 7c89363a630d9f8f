import { refillCards, vouchers } from "#provider/db/tables/storedValue.ts";
import { post } from "#provider/ledger/post.ts";
import { walletTopUp } from "#provider/ledger/walletTopUp.ts";
import { words } from "./fixture.ts";
import type { Planted } from "./planted.ts";

/** Cards and vouchers of a member's at the fixture's diner, bought and paid for. */
export function holdingsOf({ db, parts }: Pick<Planted, "db" | "parts">, uid: string, store_id = "diner") {
  const now = () => parts.clock();
  return {
    /** The card, by its id; grown by what is paid and given. */
    card: async (amount: number, bonus = 0): Promise<string> => {
      const id = `card ${uid} ${store_id}`.replaceAll(" ", "-");
      const reference = crypto.randomUUID();
      await db.insert(refillCards).values({ id, uid, store_id, created_at: now() }).onConflictDoNothing();
      await db.transaction((inner) =>
        walletTopUp(inner, { uid, store_id, amount, bonus, reference, now: now() }),
      );
      return id;
    },
    /** A voucher for these goods, for all of the store's without any. */
    voucher: async (amount: number, goods_ids: string[] = []): Promise<string> => {
      const id = `voucher-${crypto.randomUUID()}`;
      const of = { name: words("Voucher"), description: words(""), created_at: now() };
      await db.insert(vouchers).values({ id, uid, store_id, goods_ids, ...of });
      const account = { kind: "voucher", uid, store_id, holding_id: id } as const;
      const gateway = { kind: "gateway", uid: null, store_id } as const;
      const entries = [
        { account: gateway, amount: -amount },
        { account, amount },
      ];
      await db.transaction((inner) =>
        post(inner, { kind: "top_up", reference: `bought ${id}`, store_id, entries, now: now() }),
      );
      return id;
    },
  };
}
