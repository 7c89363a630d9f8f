import type { OrderLineRequest } from "#contract/cart.ts";
import type { Bill } from "#contract/order.ts";
import type { TaxRates } from "#contract/store.ts";
import { billOf, type CouponOff, priceDifference, reachesMinimumTotal } from "#domain/price/bill.ts";
import { courseFaults, type Party } from "#domain/orders/tableRules.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { flag } from "#provider/server/envelope.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { checkLines, type LineFailures } from "./checkLines.ts";
import { type PricedLine, pricedLine } from "./pricedLine.ts";

const DINE_IN = 1;

/** Makes the bill of priced lines, given how it is made with something off them. */
export type Billed = (lines: readonly PricedLine[], billWith: (off: CouponOff | null) => Bill) => Bill;

export type RoundFailures = LineFailures | 304 | 306 | 410 | 90007;

/**
 * What is ordered at once at a table, checked and priced anew: the customer's total must be the store's. `people` are
 * those whose cover charge this round carries; `party` is the whole table, them included.
 */
export async function priceRound(
  db: Database,
  round: {
    readonly store: StoreRow;
    readonly lines: readonly OrderLineRequest[];
    readonly people: number;
    readonly party: Party;
    readonly rates: TaxRates;
    /** With the coupon that it is ordered with; without one by default. */
    readonly billed?: Billed;
    readonly shown_total: number;
  },
  fail: Fail<RoundFailures>,
): Promise<{ lines: PricedLine[]; bill: Bill }> {
  const { store, party, people, rates, shown_total } = round;
  const wanted = { store_id: store.id, lines: round.lines, showType: DINE_IN, elsewhere: 307 } as const;
  const checked = await checkLines(db, wanted, fail);
  const courses = checked.map(({ goods, request }) => ({ goods, number: request.number }));
  const [fault] = courseFaults(courses, party);
  if (fault !== undefined) return fail(fault.code);

  const lines = checked.map((line) => pricedLine(line, DINE_IN));
  const cover = { is_tea_money: flag(store.is_tea_money), tea_money: store.tea_money, people };
  const billWith = (off: CouponOff | null) => billOf({ lines, coupon: off, cover, rates });
  const bill = round.billed === undefined ? billWith(null) : round.billed(lines, billWith);
  const difference = priceDifference(shown_total, bill);
  if (difference !== null) return fail(90007, difference);
  const isBuffetAlone = checked.every(({ row }) => row.is_buffet);
  if (!reachesMinimumTotal(bill.total, isBuffetAlone)) return fail(410);
  return { lines, bill };
}
