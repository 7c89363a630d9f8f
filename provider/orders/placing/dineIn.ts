import { eq } from "drizzle-orm";
import type { ParsedRequestOf } from "#contract/call.ts";
import type { createOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import { tableRules } from "#domain/orders/tableRules.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { needsAdmission, takePlaceOutside } from "#provider/orders/visits/admission.ts";
import { courseParty } from "#provider/orders/visits/courses.ts";
import { joinVisit, takeSeat } from "#provider/orders/visits/visits.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { textsIn } from "#provider/server/texts.ts";
import { ratesOf } from "#provider/stores/taxRates.ts";
import type { Begun } from "./beginOrder.ts";
import { checkPieces, checkSent } from "./orderLimits.ts";
import { askedOf, type Fulfilment } from "./placeOrder.ts";
import { chosenTableware, tableBill, tableLines } from "./round.ts";
import { takeRoundStock } from "./stock.ts";

type DineIn = Pick<ContextOf<typeof createOrder>, "db" | "fail" | "language" | "now" | "parts"> & {
  readonly caller: { readonly uid: string };
};

/**
 * An order at a table: its seat, diners and tableware; it takes chairs and pieces, unless it waits to be let in.
 * @param staff_id who of the staff types it in: what limits how often guests order does not limit them
 */
export async function dineIn(
  { menu, rates, sent, store }: Begun,
  request: ParsedRequestOf<typeof createOrder>,
  context: DineIn,
  staff_id: string | null = null,
): Promise<Fulfilment> {
  const { caller, db, fail, language, now, parts } = context;
  const { uid } = caller;
  const store_id = store.id;

  const { people_join } = request;
  const wanted = {
    store,
    tableId: request.table_id,
    people: request.people,
    joins: people_join === undefined ? undefined : people_join === 1,
    key: parts.signingKey,
    // What is typed in stands where it was typed in for.
    uid: staff_id === null ? uid : null,
    now,
  };
  // The last that is locked before the order is written, but goods: who shares a table waits for nothing else.
  const seat = await takeSeat(db, wanted, fail);
  const { row: table, is_verified, visit, people } = seat;
  const table_id = table.id;
  const rules = tableRules(store.table_rules);
  const present = visit?.is_under_way ? visit : null;
  if (staff_id === null) checkSent({ ofMember: sent, ofTable: present?.sent ?? null, rules, now }, fail);
  checkPieces(store, request.lines, fail);
  const isOutside = await needsAdmission(db, { table: seat, visit, rules }, uid);
  const tableware = chosenTableware(store, { tableware: request.tableware, people }, fail);
  const taxed = ratesOf(rates, OrderType.dineIn, fail);
  const ordered = present === null ? null : eq(orders.sitting_id, present.id);
  const diners = (visit?.people ?? 0) + people;
  const party = await courseParty(db, ordered, { people: diners, menu, rules, now });

  return {
    asked: askedOf(store, request),
    lines: () => tableLines({ menu, lines: request.lines, party }, fail),
    billWith: (lines, off) => tableBill(store, { lines, people, rates: taxed }, off),
    take: async (lines) => {
      const let_in_until = isOutside
        ? await takePlaceOutside(db, { store_id, table_id, rules, now }, fail)
        : null;
      // What waits to be let in holds nothing: neither pieces nor chairs.
      const sitting_id = isOutside ? null : await joinVisit(db, { table_id, store_id, visit, people, now });
      if (!isOutside)
        await takeRoundStock(db, { store_id, lines, elsewhere: Code.dineInUnsupported, now }, fail);
      return {
        sitting_id,
        table_id,
        seat_number: table.name,
        is_table_verified: is_verified,
        let_in_until,
        people,
        tableware,
        staff_id,
        // One pays after the meal, whichever way: nothing runs out while the guests sit.
        auto_cancel_at: null,
      };
    },
    isNumbered: true,
    note: isOutside ? textsIn(language, "provider/notices")("waits_to_be_let_in") : undefined,
    isSeenAtTable: !isOutside,
    fail,
  };
}
