import { and, eq } from "drizzle-orm";
import {
  actOnOrders,
  actOnTable as actOnTableCall,
  answerCall as answerCallCall,
  type Board,
  board as boardCall,
  type BoardAction,
  BoardPlace as AskedPlace,
  type BoardRefusal,
  messageGuest,
} from "#contract/calls/desk/board.ts";
import { markGoods as markGoodsCall } from "#contract/calls/desk/goods.ts";
import type { ParsedDeskRequest } from "#contract/calls/desk/deskCall.ts";
import { RIGHT_TO_PRESS } from "#domain/staff/rights.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { tables } from "#provider/db/tables/stores.ts";
import { readParcels } from "#provider/desk/mall/readParcels.ts";
import { actOnOrder, NO_FIELDS, type OrderFields, stateOfOrder } from "#provider/desk/orders/actOnOrder.ts";
import { type Counter, reading } from "#provider/desk/counter.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { actOnTable, type TableOutcome } from "#provider/desk/tables/tables.ts";
import { markGoods } from "#provider/menu/soldOut.ts";
import { ownCancelReason } from "#provider/orders/orderFacts.ts";
import { waitsOutside } from "#provider/orders/visits/admission.ts";
import type { Parts } from "#provider/server/context.ts";
import { changed } from "#provider/staff/audit.ts";
import {
  answerDesk,
  type DeskContext,
  DeskFailed,
  mayUse,
  seesCustomersOf,
} from "#provider/staff/deskDispatch.ts";
import type { Signed } from "#provider/staff/deskSession.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { answerCall, sendMessage } from "./guests.ts";
import { presentBoard } from "./presentBoard.ts";
import type { BoardPlace } from "./readBoard.ts";
import { liveView } from "#provider/desk/live/liveViews.ts";

/** Which buttons are somebody's. */
export const mayPress =
  (signed: Signed, parts: Parts) =>
  (action: BoardAction): boolean =>
    mayUse(signed, RIGHT_TO_PRESS[action], parts);

const placeOf = ({
  is_done = false,
  order_type,
  page = 1,
}: Omit<ParsedDeskRequest<typeof boardCall>, "store_id">) =>
  ({ page, mode: order_type ?? null, isDone: is_done }) satisfies BoardPlace;

/** A store's board as somebody sees it, in their language. */
function boardFor(
  signed: Signed,
  { language, parts }: Pick<DeskContext, "language" | "parts">,
  { store, place }: { readonly store: StoreRow; readonly place: Parameters<typeof placeOf>[0] },
): Promise<Board> {
  const by = {
    language,
    mayPress: mayPress(signed, parts),
    place: placeOf(place),
    seesCustomers: seesCustomersOf(signed, parts),
  };
  return presentBoard(reading(parts), store, by);
}

const readOne = answerDesk(boardCall, async ({ store_id, ...place }, context) => {
  const store = await ownStore(context, store_id);
  return boardFor(context.signed, context, { store, place });
});

/** Whether an order waits for the staff to let its guests in: one that is turned away says so in the reader's own language. */
async function isOutside(db: Database, order_no: string): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.order_no, order_no), waitsOutside))) > 0;
}

/** The desk's means, which write to the audit log what became of an order, in the transaction in which it did. */
export function auditing(
  { parts, write }: Pick<DeskContext<Signed>, "parts" | "write">,
  on: { readonly order_no: string; readonly store_id: string; readonly action: BoardAction },
): Counter {
  return {
    ...reading(parts),
    write: (work) =>
      write(async ({ audit, db }) => {
        const before = await stateOfOrder(db, on.order_no);
        const result = await work(db);
        const after = await stateOfOrder(db, on.order_no);
        if (before === null || after === null) return result;
        const values = changed(before, after);
        if (Object.keys(values.after).length === 0) return result;
        const { order_no: subject, store_id, action: button } = on;
        await audit({ did: "order.act", subject, store_id, ...values, after: { ...values.after, button } });
        return result;
      }),
  };
}

/** Yen of parts of its table's bill that paid for an order. */
async function partsOf(db: Database, order_no: string): Promise<number> {
  const columns = { parts_total: orders.parts_total };
  const [order] = await db.select(columns).from(orders).where(eq(orders.order_no, order_no));
  return order?.parts_total ?? 0;
}

const act = answerDesk(actOnOrders, async (asked, context) => {
  const {
    store_id,
    order_nos,
    action,
    reason = NO_FIELDS.reason,
    digits = NO_FIELDS.digits,
    note = NO_FIELDS.note,
    taken = NO_FIELDS.taken,
    courier = NO_FIELDS.courier,
    parcels = [],
  } = asked;
  await ownStore(context, store_id);
  if (!mayPress(context.signed, context.parts)(action)) throw new DeskFailed("forbidden");
  const read = readParcels(parcels);
  const fields: OrderFields = {
    reason,
    digits,
    note,
    taken,
    courier,
    parcels: read.ok ? read.parcels : null,
  };
  const outcomes = [];
  for (const order_no of order_nos) {
    const counter = auditing(context, { order_no, store_id, action });
    const own = action === "cancel" && reason === "" && (await isOutside(context.db, order_no));
    const told = own ? { ...fields, reason: ownCancelReason("notLetIn", context.language) } : fields;
    const refusal = await actOnOrder(counter, { store_id, order_no, action, fields: told });
    const isBack = refusal === null && (action === "cancel" || action === "refund");
    const give_back = isBack ? await partsOf(context.db, order_no) : 0;
    outcomes.push({
      order_no,
      refusal,
      give_back,
      fields: refusal === "parcels" && !read.ok ? read.faults : [],
    });
  }
  return { outcomes };
});

const answer = answerDesk(answerCallCall, async ({ store_id, call_id, content }, context) => {
  const { fail, now, write } = context;
  await ownStore(context, store_id);
  const isAnswered = await write(async ({ audit, db }) => {
    const isDone = await answerCall(db, { store_id, call_id, content, now });
    if (isDone) await audit({ did: "call.answer", subject: call_id, store_id });
    return isDone;
  });
  return isAnswered ? {} : fail("gone");
});

const message = answerDesk(messageGuest, async ({ store_id, order_no, content }, context) => {
  const { fail, now, write } = context;
  await ownStore(context, store_id);
  const isSent = await write(async ({ audit, db }) => {
    const isDone = await sendMessage(db, { store_id, order_no, content, now });
    if (isDone) await audit({ did: "guests.message", subject: order_no, store_id });
    return isDone;
  });
  return isSent ? {} : fail("gone");
});

const TABLE_REFUSALS: Readonly<Record<TableOutcome, BoardRefusal | null>> = {
  done: null,
  unknown: "refused",
  open_orders: "open_orders",
};

const table = answerDesk(actOnTableCall, async ({ store_id, table_id, action }, context) => {
  const { now, write } = context;
  await ownStore(context, store_id);
  const outcome = await write(async ({ audit, db }) => {
    const own = and(eq(tables.id, table_id), eq(tables.store_id, store_id));
    const lockNow = async () =>
      (await db.select({ is_locked: tables.is_locked }).from(tables).where(own))[0] ?? {};
    const before = await lockNow();
    const result = await actOnTable(db, { store_id, table_id, action, now });
    if (result !== "done") return result;
    const values = changed<Readonly<Record<string, unknown>>>(before, await lockNow());
    const after = { ...values.after, button: action };
    await audit({ did: "table.act", subject: table_id, store_id, before: values.before, after });
    return result;
  });
  return { refusal: TABLE_REFUSALS[outcome] };
});

const mark = answerDesk(markGoodsCall, async ({ store_id, goods_id, mark: wanted }, context) => {
  const { fail, now, write } = context;
  await ownStore(context, store_id);
  const marked = await write(async ({ audit, db }) => {
    const found = await markGoods(db, { store_id, goods_id, mark: wanted, now });
    if (found === null) return null;
    const values = changed(found.before, found.after);
    if (Object.keys(values.after).length > 0)
      await audit({ did: "stock.mark", subject: goods_id, store_id, ...values });
    return found.after;
  });
  if (marked === null) return fail("gone");
  return { sold_out_until: marked.sold_out_until?.toISOString() ?? null };
});

export const boardCalls = [readOne, act, answer, message, table, mark];

export const boardView = liveView(boardCall, AskedPlace, (place, { signed, store, ...by }) =>
  boardFor(signed, by, { store, place }),
);
