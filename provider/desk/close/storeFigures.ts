import { type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { storeFigures } from "#contract/calls/desk/close.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { addDays, daysBetween, weekdayOf } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { soundWords } from "#provider/db/tables/columns.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { morningOf } from "#provider/stores/hours/businessDay.ts";

type Figures = DeskResponse<typeof storeFigures>;

/** Dishes that are told. */
const MOST_DISHES = 50;

interface Span {
  readonly from: string;
  readonly to: string;
}

/** What a store's guests ordered in a span of business days, and how long they waited: each a sum in the database. */
export async function readFigures(
  db: Database,
  store: StoreRow,
  { from, to }: Span,
  language: WireLanguage,
): Promise<Figures> {
  const { id, time_zone } = store;
  const [first, end] = [morningOf(store, from), morningOf(store, addDays(to, 1))];
  const ordered = sql`from ${orders} where ${orders.store_id} = ${id}
    and ${orders.placed_at} >= ${first.toISOString()}::timestamptz
    and ${orders.placed_at} < ${end.toISOString()}::timestamptz
    and ${orders.order_status} >= ${OrderStatus.confirmed}
    and ${orders.pay_status} not in (${PayStatus.refunded}, ${PayStatus.refundFailed})`;
  const wall = (at: SQL) => sql`(${at} at time zone ${time_zone})`;
  const placed = wall(sql`${orders.placed_at}`);
  const hour = sql`extract(hour from ${placed})::integer`;
  const day = sql`(${placed} - interval '5 hours')::date::text`;
  const tally = sql`count(*)::integer as count, sum(${orders.total})::integer as amount`;
  const days = Days.parse(
    await db.execute(sql`select ${day} as day, ${tally} ${ordered} group by 1 order by 1`),
  ).rows;
  const hours = Hours.parse(
    await db.execute(sql`select ${hour} as hour, ${tally} ${ordered} group by 1 order by 1`),
  ).rows;
  const dishes = Dishes.parse(
    await db.execute(sql`select ${orderLines.goods_id} as goods_id,
        (array_agg(${orderLines.name} order by ${orderLines.round} desc))[1] as name,
        sum(${orderLines.number})::integer as count,
        sum(${orderLines.number} * ${orderLines.unit_price})::integer as amount
      from ${orderLines} where ${orderLines.order_no} in (select ${orders.order_no} ${ordered})
      group by 1 order by amount desc, count desc, goods_id limit ${MOST_DISHES}`),
  ).rows;
  const waits = waitsOf(ordered, hour);
  const wait_by_hour = Waits.parse(
    await db.execute(sql`select hour, ${wait} from (${waits}) waits group by 1 order by 1`),
  ).rows;
  const [all] = Waits.parse(await db.execute(sql`select 0 as hour, ${wait} from (${waits}) waits`)).rows;
  return {
    total: {
      count: days.reduce((sum, { count }) => sum + count, 0),
      amount: days.reduce((sum, { amount }) => sum + amount, 0),
    },
    days,
    weekdays: weekdaysOf(days, { from, to }),
    hours,
    dishes: dishes.map((dish) => ({ ...dish, name: soundWords(dish.name)[language] })),
    wait:
      all === undefined || all.count === 0 ? null : { count: all.count, median: all.median, slow: all.slow },
    wait_by_hour,
  };
}

const tallyShape = { count: z.int(), amount: z.int() };
const rowsOf = <Row extends z.ZodMiniType>(row: Row) => z.object({ rows: z.array(row) });
const Days = rowsOf(z.object({ day: z.string(), ...tallyShape }));
const Hours = rowsOf(z.object({ hour: z.int(), ...tallyShape }));
const Dishes = rowsOf(z.object({ goods_id: z.string(), name: z.unknown(), ...tallyShape }));
const minutes = z.pipe(
  z.nullable(z.number()),
  z.transform((value) => Math.round((value ?? 0) * 10) / 10),
);
const Waits = rowsOf(z.object({ hour: z.int(), count: z.int(), median: minutes, slow: minutes }));

/** Of minutes: those that half of them are at most, and those that nine of ten are. */
const wait = sql`count(*)::integer as count,
  (percentile_cont(0.5) within group (order by minutes))::double precision as median,
  (percentile_cont(0.9) within group (order by minutes))::double precision as slow`;

/**
 * Minutes from each order to its dishes, where nobody had booked a time: of dishes that were marked, from their round until
 * they left the kitchen; of orders without such, and without additions, until they were ready or served.
 */
function waitsOf(ordered: SQL, hour: SQL): SQL {
  const atOnce = sql`${ordered} and ${orders.pickup_at} is null and ${orders.receive_at} is null`;
  const isMarked = sql`coalesce(${orderLines.ready_at}, ${orderLines.served_at}) is not null`;
  const since = (end: SQL, start: SQL) => sql`extract(epoch from ${end} - ${start})::double precision / 60`;
  const chosen = sql`select ${orders.order_no} as order_no, ${hour} as hour, ${orders.placed_at} as placed_at,
    coalesce(${orders.ready_at}, ${orders.completed_at}) as done_at ${atOnce}`;
  return sql`with chosen as (${chosen})
    select chosen.hour, ${since(
      sql`least(${orderLines.ready_at}, ${orderLines.served_at})`,
      sql`${orderRounds.placed_at}`,
    )} as minutes
    from chosen join ${orderLines} on ${orderLines.order_no} = chosen.order_no
      join ${orderRounds} on ${orderRounds.order_no} = chosen.order_no
        and ${orderRounds.round} = ${orderLines.round}
    where ${orderLines.serving} = 'at_once' and ${isMarked}
    union all
    select chosen.hour, ${since(sql`chosen.done_at`, sql`chosen.placed_at`)} from chosen
    where chosen.done_at is not null
      and not exists (select from ${orderLines} where ${orderLines.order_no} = chosen.order_no and ${isMarked})
      and not exists (select from ${orderRounds} where ${orderRounds.order_no} = chosen.order_no
        and ${orderRounds.round} > 1)`;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

function weekdaysOf(sold: Figures["days"], { from, to }: Span): Figures["weekdays"] {
  const all = daysBetween(from, to);
  return WEEK.map((weekday) => {
    const own = sold.filter(({ day }) => weekdayOf(day) === weekday);
    return {
      weekday,
      days: all.filter((day) => weekdayOf(day) === weekday).length,
      count: own.reduce((sum, { count }) => sum + count, 0),
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
    };
  }).filter(({ days }) => days > 0);
}
