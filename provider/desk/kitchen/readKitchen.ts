import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Kitchen, KitchenLine, KitchenTicket, Station } from "#contract/calls/desk/kitchen.ts";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { dishStage } from "#domain/kitchen/dishes.ts";
import { tableRules } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { stations } from "#provider/db/tables/kitchen.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";
import { linesAtStations } from "#provider/orders/linesAtStations.ts";
import { dueColumn, lineWords, numberOf, remarksOf, roundsOf } from "#provider/orders/orderFacts.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

/** Most orders that a kitchen is shown: more than it can have under way. */
const MOST = 200;
const MINUTE = 60_000;

/** A store's stations, in their order. */
export async function readStations(db: Database, store_id: string): Promise<Station[]> {
  return db
    .select({ station_id: stations.id, name: stations.name })
    .from(stations)
    .where(eq(stations.store_id, store_id))
    .orderBy(asc(stations.position), asc(stations.id));
}

/** What a store's kitchen has to make: of the orders that it has taken, and that have not left it as a whole. */
export async function readKitchen(
  db: Database,
  store: StoreRow,
  {
    language,
    now,
    seesCustomers,
  }: { readonly language: WireLanguage; readonly now: Date; readonly seesCustomers: boolean },
): Promise<Kitchen> {
  const read_at = Math.round(performance.timeOrigin + performance.now());
  const isOpen = and(
    eq(orders.store_id, store.id),
    eq(orders.order_status, OrderStatus.confirmed),
    ne(orders.order_type, OrderType.shipping),
    isNull(orders.ready_at),
  );
  const rows = await db
    .select()
    .from(orders)
    .where(isOpen)
    .orderBy(asc(dueColumn), asc(orders.placed_at), asc(orders.order_no))
    .limit(MOST + 1);
  const shown = rows.slice(0, MOST);
  const more = rows.length > MOST ? (await db.$count(orders, isOpen)) - MOST : 0;
  const numbers = shown.map(({ order_no }) => order_no);
  const lines = await linesAtStations(
    db,
    and(eq(orderLines.store_id, store.id), inArray(orderLines.order_no, numbers)),
  );
  const rounds = await roundsOf(db, numbers);
  const partyBy = new Map(shown.map((order) => [order.order_no, partyOf(order)]));
  const parties = Map.groupBy(lines, ({ line }) => partyBy.get(line.order_no));
  const { slow_minutes, late_minutes } = tableRules(store.table_rules);
  const tickets = shown.map((order): KitchenTicket => {
    const due_at = order.pickup_at ?? order.receive_at;
    const own = rounds.filter(({ order_no }) => order_no === order.order_no);
    const takenAt = new Map(own.map(({ accepted_at, round }) => [round, accepted_at]));
    const of = { ...order, is_ready: false };
    const all = lines.filter(({ line }) => line.order_no === order.order_no);
    const party = partyOf(order);
    const partyLines = (parties.get(party) ?? []).map(({ line }) => line);
    const made = all.flatMap(({ line, station_id }): { told: KitchenLine; since: Date }[] => {
      const taken = takenAt.get(line.round) ?? null;
      const stage = dishStage(line, of, { party: partyLines, isTaken: taken !== null });
      if (stage === null || taken === null) return [];
      return [
        {
          since: line.called_at ?? taken,
          told: {
            line_id: line.id,
            goods_id: line.goods_id,
            ...lineWords(line, language),
            number: line.number,
            station_id,
            serving: line.serving ?? "at_once",
            stage,
            is_new: line.round > 1,
            is_remade: line.is_remade,
            ready_at: line.ready_at?.toISOString() ?? null,
          },
        },
      ];
    });
    const waiting = made.filter(({ told }) => told.stage === "kitchen").map(({ since }) => since);
    const [oldest = order.confirmed_at ?? order.placed_at] = waiting.toSorted(
      (a, b) => Number(a) - Number(b),
    );
    const starts_at = due_at === null ? null : startOf(store, order.order_type, due_at);
    return {
      order_no: order.order_no,
      number: numberOf(order),
      order_type: order.order_type,
      table_name: order.seat_number || null,
      people: order.people,
      party,
      since: (starts_at !== null && starts_at > oldest ? starts_at : oldest).toISOString(),
      starts_at: starts_at !== null && starts_at > now ? starts_at.toISOString() : null,
      due_at: due_at?.toISOString() ?? null,
      remarks: seesCustomers ? remarksOf([order, ...own]) : [],
      courses: all
        .filter(({ line }) => line.serving === null)
        .map(({ line }) => lineWords(line, language).name),
      lines: made.map(({ told }) => told),
    };
  });
  return {
    store: {
      store_id: store.id,
      name: store.name[language],
      time_zone: store.time_zone,
      slow_minutes,
      late_minutes,
    },
    stations: await readStations(db, store.id),
    tickets: tickets.filter((ticket) => ticket.lines.length > 0),
    more,
    read_at,
  };
}

/** Orders of one visit are one party's; away from a table each is its own. */
const partyOf = ({ order_no, sitting_id }: { order_no: string; sitting_id: string | null }) =>
  sitting_id ?? order_no;

/** When the kitchen begins with what is due at a time, by the minutes that the store says it needs from order to counter or door. */
function startOf({ delivery_minutes, pickup_minutes }: StoreRow, order_type: OrderType, due_at: Date): Date {
  const minutes = order_type === OrderType.delivery ? delivery_minutes : pickup_minutes;
  return new Date(due_at.getTime() - minutes * MINUTE);
}
