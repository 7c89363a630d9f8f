import { asc } from "drizzle-orm";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { taxRates } from "#provider/db/tables/payments.ts";
import { shownContact } from "#provider/desk/board/presentBoard.ts";
import { numberOf } from "#provider/orders/orderFacts.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { type TableFile, tableFile, wallClock } from "#provider/server/formats/tableFile.ts";
import type { Cell } from "#provider/server/formats/xlsx.ts";
import { textsIn } from "#provider/server/texts.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { type OrderFilter, type OrderPlace, pageOfOrders } from "./orderFilter.ts";

/** Orders that are read at once. */
const STEP = 500;

interface Writing {
  readonly language: WireLanguage;
  readonly seesCustomers: boolean;
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
): Promise<TableFile> {
  const rates = await ratesEver(db);
  return tableFile(kind, headOf(rates, writing.language), rowsOf(db, { filter, rates, store }, writing));
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
