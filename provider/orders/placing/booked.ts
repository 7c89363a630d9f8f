import type { ParsedRequestOf } from "#contract/call.ts";
import type { createOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType, type OffPremises } from "#contract/enumerations.ts";
import type { DeliveryTerms } from "#contract/store.ts";
import { receiveDays } from "#domain/hours/bookableSlots.ts";
import { tableRules } from "#domain/orders/tableRules.ts";
import { offPremisesBill } from "#domain/price/bill.ts";
import { loadNow } from "#provider/orders/kitchenLoad.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { capacityOf } from "#provider/stores/hours/bookableTimes.ts";
import { ratesOf } from "#provider/stores/taxRates.ts";
import { appointedTime, failFull, takeSlot } from "./appointment.ts";
import type { Begun } from "./beginOrder.ts";
import { checkLines, pricedLine } from "./checkLines.ts";
import { checkLimits, checkPieces, checkSent } from "./orderLimits.ts";
import { askedOf, type Fulfilment } from "./placeOrder.ts";
import { offersOf } from "./prospect.ts";
import { chosenTableware } from "./round.ts";
import { takeRoundStock } from "./stock.ts";

export interface Receiver {
  /** Who is called for and where, as the order keeps it. */
  readonly columns: Pick<
    OrderRow,
    "contact_name" | "contact_phone" | "contact_email" | "delivery_address" | "distance"
  >;
  /** On what terms it is delivered; null where it is collected. */
  readonly terms: DeliveryTerms | null;
}

/** What collecting and delivering do not share. */
interface Own {
  readonly order_type: OffPremises;
  /** Whether it is called at the counter. */
  readonly isNumbered: boolean;
  readonly receiver: () => Promise<Receiver>;
  /** The columns of the time that is booked. */
  readonly booking: (slot_at: Date) => Pick<OrderRow, "pickup_at"> | Pick<OrderRow, "receive_at">;
}

/**
 * An order for a time that is booked, collected or delivered: receiver, time and offers; it takes pieces and a place in
 * that time. 409 when a delivery's goods come to less than its place asks for.
 */
export async function booked(
  { menu, rates, sent, store: kept }: Begun,
  own: Own,
  request: ParsedRequestOf<typeof createOrder>,
  context: ContextOf<typeof createOrder>,
): Promise<Fulfilment> {
  const { caller, db, fail, language, now } = context;
  // As full as the kitchen is at this moment, which its row says in steps and seconds later.
  const store = { ...kept, ...(await loadNow(db, kept, now)) };
  const { uid } = caller;
  const { order_type } = own;
  const store_id = store.id;

  const rules = tableRules(store.table_rules);
  checkSent({ ofMember: sent, ofTable: null, rules, now }, fail);
  checkPieces(store, request.lines, fail);
  const { columns, terms } = await own.receiver();
  const tableware = chosenTableware(store, { tableware: request.tableware, people: 0 }, fail);
  const offers = await offersOf(db, request.lines, now, fail);
  const wanted = {
    order_type,
    mealTime: request.mealTime,
    receive: receiveDays([...offers.values()]),
  };
  const slot_at = await appointedTime(db, store, wanted, { language, now }, fail);
  const taxed = ratesOf(rates, order_type, fail);

  return {
    asked: askedOf(store, request),
    lines: () => {
      const cart = {
        menu,
        lines: request.lines,
        offers,
        showType: GoodsShowType.offPremises,
        elsewhere: Code.offPremisesUnsupported,
      } as const;
      return checkLines(cart, fail).map((line) => pricedLine(line, GoodsShowType.offPremises));
    },
    billWith: (lines, off) => offPremisesBill(lines, terms, taxed, off),
    checkBill: ({ goods_subtotal }) => {
      const minimum_order = terms?.minimum_order ?? 0;
      if (goods_subtotal < minimum_order) fail(Code.belowDeliveryMinimum, { minimum_order, goods_subtotal });
    },
    take: async (lines) => {
      await checkLimits(db, uid, { lines, offers }, fail);
      await takeRoundStock(db, { store_id, lines, elsewhere: Code.offPremisesUnsupported, now }, fail);
      const slot = { store_id, order_type, slot_at, capacity: capacityOf(store, order_type) };
      if (!(await takeSlot(db, slot))) return failFull(db, store, wanted, now, fail);
      return {
        ...columns,
        ...own.booking(slot_at),
        tableware,
        is_activity: offers.size > 0 ? 1 : 0,
      };
    },
    isNumbered: own.isNumbered,
    fail,
  };
}
