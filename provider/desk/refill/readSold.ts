import { and, asc, count, eq, inArray, isNotNull, sum } from "drizzle-orm";
import type { listSoldValue, SoldValue } from "#contract/calls/desk/refill.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { periodState } from "#domain/hours/periods.ts";
import type { Database } from "#provider/db/database.ts";
import { asWritten } from "#provider/db/tables/columns.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from "#provider/db/tables/ledger.ts";
import { refillOffers, refillOrders } from "#provider/db/tables/storedValue.ts";
import { stampOf } from "#provider/desk/settings/readSettings.ts";
import { accountId } from "#provider/refill/ledger/accounts.ts";
import type { OfferRow } from "#provider/refill/offers.ts";
import { soldKind } from "./soldDraft.ts";

/** Nobody looks through more. */
const MOST = 200;

/** What stands for an offer as it is now. */
export function stampOfSold(offer: OfferRow): string {
  const { amount, description, end_time, goods_ids, is_withdrawn, name, price, start_time, validity_days } =
    offer;
  return stampOf([
    name,
    description,
    price,
    amount,
    validity_days,
    goods_ids,
    start_time,
    end_time,
    is_withdrawn,
  ]);
}

/** What a store sells or sold as prepaid value, what is on sale first, with what came of each. */
export async function readSold(
  db: Database,
  store_id: string,
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
): Promise<SoldValue[]> {
  const rows = await db
    .select()
    .from(refillOffers)
    .where(eq(refillOffers.store_id, store_id))
    .orderBy(asc(refillOffers.is_withdrawn), asc(refillOffers.kind), asc(refillOffers.price))
    .limit(MOST);
  const sold = await db
    .select({
      offer_id: refillOrders.offer_id,
      times: count(),
      received: sum(refillOrders.price),
      credited: sum(refillOrders.amount),
    })
    .from(refillOrders)
    .where(and(eq(refillOrders.store_id, store_id), isNotNull(refillOrders.credited_at)))
    .groupBy(refillOrders.offer_id);
  return rows.map((offer) => {
    const kind = soldKind(offer);
    // Of amounts that guests named nothing says by which of several offers.
    const own = sold.find(({ offer_id }) => offer_id === (kind === "free" ? null : offer.id));
    const received = Number(own?.received ?? 0);
    return {
      offer_id: offer.id,
      kind,
      name: offer.name[language],
      words: { name: asWritten(offer.name), description: asWritten(offer.description) },
      price: offer.price,
      amount: offer.amount,
      validity_days: offer.validity_days,
      goods_ids: offer.goods_ids,
      start_time: offer.start_time?.toISOString() ?? null,
      end_time: offer.end_time?.toISOString() ?? null,
      state: offer.is_withdrawn ? "over" : periodState(offer, now),
      stamp: stampOfSold(offer),
      sold: own?.times ?? 0,
      received,
      bonus: Number(own?.credited ?? 0) - received,
    };
  });
}

type Books = DeskResponse<typeof listSoldValue>["books"];

/** What a store took, gave on top, and still owes of prepaid value, by the ledger. */
export async function readBooks(db: Database, store_id: string): Promise<Books> {
  const { balance, id, kind } = ledgerAccounts;
  const own = (of: "gateway" | "bonus" | "revenue") => accountId({ kind: of, uid: null, store_id });
  const counters = await db
    .select({ kind, balance })
    .from(ledgerAccounts)
    .where(inArray(id, [own("gateway"), own("bonus"), own("revenue")]));
  const of = (name: string) => counters.find((row) => row.kind === name)?.balance ?? 0;
  const held = await db
    .select({ kind, balance: sum(balance) })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.store_id, store_id), inArray(kind, ["wallet", "wallet_bonus", "voucher"])))
    .groupBy(kind);
  const [expired] = await db
    .select({ amount: sum(ledgerEntries.amount) })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transfer_id, ledgerTransfers.id))
    .where(
      and(
        eq(ledgerTransfers.store_id, store_id),
        eq(ledgerTransfers.kind, "expiry"),
        eq(ledgerEntries.account_id, own("revenue")),
      ),
    );
  const lapsed = Number(expired?.amount ?? 0);
  return {
    received: -of("gateway"),
    given: -of("bonus"),
    used: of("revenue") - lapsed,
    lapsed,
    unused: held.reduce((total, row) => total + Number(row.balance ?? 0), 0),
    unused_bonus: Number(held.find((row) => row.kind === "wallet_bonus")?.balance ?? 0),
  };
}
