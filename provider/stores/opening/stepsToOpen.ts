import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { DISCLOSURE_ITEMS, type DisclosureItem } from "#contract/calls/desk/company.ts";
import type { OpeningStep, StepNow } from "#contract/calls/desk/opening.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { tables } from "#provider/db/tables/stores.ts";
import type { PaymentGateways } from "#provider/gateways/payments/paymentGateways.ts";
import { offered } from "#provider/menu/goods.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { hoursOf } from "#provider/stores/hours/opening.ts";
import { payListOf } from "#provider/stores/payList.ts";
import { tablesInUse } from "#provider/stores/tablesInUse.ts";
import { taxRatesAt } from "#provider/stores/taxRates.ts";

/** What a company may have none of. */
const MAY_BE_EMPTY: readonly DisclosureItem[] = ["website", "qualification"];

/** What a store has and lacks to open, in the order in which it is best done. */
export async function stepsToOpen(
  db: Database,
  store: StoreRow,
  { gateways, now }: { readonly gateways: Pick<PaymentGateways, "waysAt">; readonly now: Date },
): Promise<StepNow[]> {
  const { address, cards_printed_at, disclosure, id, name, order_types, phone } = store;
  const servesTables = order_types.includes(OrderType.dineIn);
  const needed = (step: OpeningStep, isThere: boolean, ways: readonly OrderType[] = []): StepNow => ({
    step,
    state: isThere ? "done" : "missing",
    order_types: [...ways],
  });
  const advised = (step: OpeningStep, isThere: boolean): StepNow => ({
    step,
    state: isThere ? "done" : "advised",
    order_types: [],
  });
  const said = DISCLOSURE_ITEMS.every((item) => MAY_BE_EMPTY.includes(item) || disclosure[item].ja !== "");
  const never = order_types.filter((way) => hoursOf(store, way).every(({ spans }) => spans.length === 0));
  const unpaid = order_types.filter((way) => payListOf(store, way, gateways).length === 0);
  const owners = and(eq(staff.role, "owner"), isNotNull(staff.code_secret), isNull(staff.left_at));
  return [
    advised("account", (await db.$count(staff, owners)) > 0),
    needed("company", said),
    needed("store", name.ja !== "" && address.ja !== "" && phone !== ""),
    needed("hours", never.length === 0, never),
    needed("taxes", (await taxRatesAt(db, now)) !== null),
    needed("ways", order_types.length > 0 && unpaid.length === 0, unpaid),
    ...(servesTables ? [needed("tables", (await db.$count(tables, tablesInUse(id))) > 0)] : []),
    needed(
      "menu",
      (await db.$count(goods, and(eq(goods.store_id, id), offered, eq(goods.is_sold_out, false)))) > 0,
    ),
    advised("order", (await db.$count(orders, eq(orders.store_id, id))) > 0),
    ...(servesTables ? [advised("cards", cards_printed_at !== null)] : []),
  ];
}
