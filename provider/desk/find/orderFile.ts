import { asc } from "drizzle-orm";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { taxRates } from "#provider/db/tables/payments.ts";
import { shownContact } from "#provider/desk/board/presentBoard.ts";
import { numberOf } from "#provider/orders/orderFacts.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { CSV_MARK, csvLine } from "#provider/server/formats/csv.ts";
import { textsIn } from "#provider/server/texts.ts";
import { type Cell, xlsxOf } from "#provider/server/formats/xlsx.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { type OrderFilter, type OrderPlace, pageOfOrders } from "./orderFilter.ts";

/** Orders that are read at once. */
const STEP = 500;

interface Writing {
  readonly language: WireLanguage;
  readonly seesCustomers: boolean;
}

/** A file of orders: what it is, and its parts as they are read. */
export interface OrderFile {
  readonly type: string;
  readonly parts: AsyncIterable<Uint8Array<ArrayBuffer> | string>;
}

/** Orders of a store that a filter chooses, the newest first, as a file in the reader's language. */
export async function orderFile(
  db: Database,
  {
    filter,
    kind,
    store,
  }: { readonly filter: OrderFilter; readonly kind: "csv" | "xlsx"; readonly store: StoreRow },
  writing: Writing,
): Promise<OrderFile> {
  const rates = await ratesEver(db);
  const head = headOf(rates, writing.language);
  const rows = rowsOf(db, { filter, rates, store }, writing);
  return kind === "csv"
    ? { type: "text/csv; charset=utf-8", parts: csvOf(head, rows) }
    : {
        type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        parts: xlsxOf(head, rows),
      };
}

async function* csvOf(head: readonly string[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(head);
  for await (const row of rows)
    yield csvLine(row.map((cell) => (typeof cell === "object" ? cell.wall : String(cell))));
}

async function* rowsOf(
  db: Database,
  {
    filter,
    rates,
    store,
  }: { readonly filter: OrderFilter; readonly rates: readonly number[]; readonly store: StoreRow },
  { language, seesCustomers }: Writing,
): AsyncGenerator<readonly Cell[]> {
  const wallOf = wallClock(store.time_zone);
  let after: OrderPlace | null = null;
  do {
    const page: Awaited<ReturnType<typeof pageOfOrders>> = await pageOfOrders(db, store, filter, {
      after,
      size: STEP,
      seesCustomers,
    });
    for (const order of page.rows) yield rowOf(order, { language, rates, seesCustomers, wallOf });
    after = page.next;
  } while (after !== null);
}

/** Every rate of consumption tax that has ever been in force: a bill names those of its day. */
async function ratesEver(db: Database): Promise<number[]> {
  const rows = await db.selectDistinct({ rate: taxRates.rate }).from(taxRates).orderBy(asc(taxRates.rate));
  return rows.map(({ rate }) => rate);
}

const COLUMNS = [
  "order",
  "number",
  "placed",
  "way",
  "table",
  "people",
  "name",
  "phone",
  "state",
  "payment",
  "payType",
  "goods",
  "coupon",
  "cover",
  "delivery",
  "total",
  "byBalance",
  "refunded",
] as const;

function headOf(rates: readonly number[], language: WireLanguage): string[] {
  const t = textsIn(language, "provider/orderFile");
  return [
    ...COLUMNS.map((name) => t(`column.${name}`)),
    ...rates.flatMap((rate) => [t("column.taxable", { rate }), t("column.tax", { rate })]),
  ];
}

interface RowWriting extends Writing {
  readonly rates: readonly number[];
  readonly wallOf: (at: Date) => string;
}

function rowOf(order: OrderRow, { language, rates, seesCustomers, wallOf }: RowWriting): Cell[] {
  const t = textsIn(language, "provider/orderFile");
  const { bill } = order;
  const contact = shownContact(order, seesCustomers);
  return [
    order.order_no,
    numberOf(order),
    { wall: wallOf(order.placed_at) },
    t(`way.${order.order_type}`),
    order.seat_number ?? "",
    order.people,
    contact?.name ?? "",
    contact?.phone ?? "",
    t(`state.${order.order_status}`),
    t(`payment.${order.pay_status}`),
    order.pay_type === null ? "" : t(`payType.${order.pay_type}`),
    bill.goods_subtotal,
    bill.coupon_discount,
    bill.cover_charge,
    bill.delivery_fee,
    order.total,
    order.stored_total,
    order.refunded,
    ...rates.flatMap((rate) => {
      const line = bill.taxes.find((one) => one.rate === rate);
      return [line?.taxable ?? 0, line?.tax ?? 0];
    }),
  ];
}

/** Writes moments by the clock on a store's wall: 2026-11-21 12:00:00. */
function wallClock(timeZone: string): (at: Date) => string {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
  return (at) => format.format(at);
}
