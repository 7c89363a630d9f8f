import { and, type Column, eq, isNull, sql } from "drizzle-orm";
import { OrderType, PayType, TAX_CLASSES } from "#contract/enumerations.ts";
import type { OpeningStep, StepNow } from "#contract/calls/desk/opening.ts";
import { WireLanguage } from "#contract/scalars.ts";
import { Disclosure } from "#contract/store.ts";
import type { Database } from "#provider/db/database.ts";
import { isTimeZone } from "#provider/db/tables/columns.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import {
  type GatewayChoice,
  type PaymentGateways,
  paymentsOf,
} from "#provider/gateways/payments/paymentGateways.ts";
import { offered } from "#provider/menu/goods.ts";
import { demoStoresIn } from "#provider/operations/demoStores.ts";
import { type Finding, findingsOf } from "#provider/operations/doctor/check.ts";
import type { Settings } from "#provider/operations/settings.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { hoursOf } from "#provider/stores/hours/opening.ts";
import { stepsToOpen } from "#provider/stores/opening/stepsToOpen.ts";
import { payListOf } from "#provider/stores/payList.ts";
import { tablesInUse } from "#provider/stores/tablesInUse.ts";
import { taxRatesAt } from "#provider/stores/taxRates.ts";

const { ok, warning, fault } = findingsOf("stores");

const WAYS: Readonly<Record<OrderType, string>> = {
  [OrderType.dineIn]: "eating in",
  [OrderType.takeAway]: "pickup",
  [OrderType.delivery]: "delivery",
  [OrderType.shipping]: "the mall",
};

type Gateways = Pick<PaymentGateways, "waysAt">;

/** Whether the stores can open: what one lacks is said in words, before a guest runs into it. */
export async function storeFindings(
  db: Database,
  {
    settings,
    choice = null,
    now,
  }: {
    readonly settings: Pick<Settings, "hasDemo">;
    /** The payment gateways that the settings name. */
    readonly choice?: GatewayChoice | null;
    readonly now: Date;
  },
): Promise<readonly Finding[]> {
  // Where nothing is named in a demo its sandbox takes every way.
  const takesAll = choice === null && settings.hasDemo;
  const gateways = takesAll ? { waysAt: () => Object.values(PayType) } : paymentsOf(choice, null);
  const findings: Finding[] = [];
  if ((await taxRatesAt(db, now)) === null)
    findings.push(
      fault(
        "No rate of consumption tax is in force for some goods or way of ordering: every store is closed for want of it.",
        "Put the rows back into the table tax_rates, as provider/db/migrations has them.",
      ),
    );
  const demo = settings.hasDemo ? [] : await demoStoresIn(db);
  if (demo.length > 0)
    findings.push(
      fault(
        `NOREN_DEMO=0, and the database holds ${demo.length} of the demo's stores: the provider does not start.`,
        "Make a backup, then remove them: npm run demo -- remove --yes",
      ),
    );
  const rows = await db.select().from(stores).where(isNull(stores.left_at)).orderBy(stores.id);
  if (rows.length === 0)
    findings.push(
      warning(
        "There is no store yet: guests find nothing.",
        "Make one at the desk, as its owner: /desk/new-store",
      ),
    );
  // Those of the demo are to go: what they lack is nobody's to enter.
  for (const store of rows.filter(({ id }) => !demo.includes(id))) {
    if (store.opened_at === null) {
      findings.push(await unopened(db, store, { gateways, now }));
      continue;
    }
    const missing = [
      ...(await missingOf(db, store, { gateways, ...settings })),
      ...(await slipsOf(db, store)),
    ];
    if (missing.length > 0)
      findings.push(
        warning(
          `The store ${store.id} cannot open as it says, for it lacks ${missing.join("; ")}.`,
          "Enter what is missing into its row, or take that way of ordering out of its order_types.",
        ),
      );
  }
  return findings.length > 0 ? findings : [ok(`${rows.length} stores have what they need to open.`)];
}

const STEPS: Readonly<Record<OpeningStep, string>> = {
  account: "one-time codes at an owner's account",
  company: "the company's legal disclosure",
  store: "its name, address or phone",
  hours: "hours",
  taxes: "a rate of consumption tax that is in force",
  ways: "a way to pay that works here",
  tables: "tables",
  menu: "a dish that can be ordered",
  order: "an order to try it out",
  cards: "printed table cards",
};

/** What a store lacks that was not opened yet, as its owner's own list at the desk says it. */
async function unopened(
  db: Database,
  store: StoreRow,
  by: { readonly gateways: Gateways; readonly now: Date },
): Promise<Finding> {
  const steps = await stepsToOpen(db, store, by);
  const said = (state: StepNow["state"]) =>
    steps
      .filter((one) => one.state === state)
      .map(({ order_types, step }) => {
        const ways = order_types.flatMap((way) => WAYS[way]);
        return ways.length === 0 ? STEPS[step] : `${STEPS[step]} for ${ways.join(" and ")}`;
      });
  const [missing, advised] = [said("missing"), said("advised")];
  const lacks =
    missing.length > 0 ? `and lacks ${missing.join("; ")}` : "and has what it needs: its owner can open it";
  const besides = advised.length > 0 ? ` It would be well to have ${advised.join("; ")}.` : "";
  return warning(
    `The store ${store.id} is not open yet, ${lacks}.${besides}`,
    `Go on at the desk: /desk/opening/${encodeURIComponent(store.id)}`,
  );
}

/** What a store lacks to take orders, in words. */
async function missingOf(
  db: Database,
  store: StoreRow,
  { gateways, hasDemo }: { readonly gateways: Gateways; readonly hasDemo: boolean },
): Promise<string[]> {
  const { id, order_types, shipping } = store;
  const missing: string[] = [];
  const ways = order_types.filter((way) => way in WAYS);
  if (ways.length === 0) missing.push("a way of ordering");
  for (const way of ways) {
    const isEverOpen = hoursOf(store, way).some(({ spans }) => spans.length > 0);
    if (!isEverOpen) missing.push(`hours for ${WAYS[way]}`);
    const taken = payListOf(store, way, gateways);
    if (taken.length === 0) missing.push(`a way to pay for ${WAYS[way]} that works here`);
  }
  if (order_types.includes(OrderType.dineIn) && (await db.$count(tables, tablesInUse(id))) === 0)
    missing.push("tables");
  // One of the demo names the mall, and is none of its shops.
  if (!hasDemo && order_types.includes(OrderType.shipping) && shipping === null)
    missing.push("its rules of shipping");
  if ((await db.$count(goods, and(eq(goods.store_id, id), offered))) === 0) missing.push("goods");
  return missing;
}

/** Goods that are told of by name; where there are more, so many. */
const NAMED = 3;

const LANGUAGES = sql.raw(WireLanguage.def.values.map((language) => `'${language}'`).join(", "));
const ITEMS = Object.keys(Disclosure.shape).length;

/** What its rows say that is none, as it was written: pages are read without it. */
async function slipsOf(db: Database, { id, delivery_zones, latitude, max_distance, order_types }: StoreRow) {
  const slips: string[] = [];
  const unnamed = (name: Column) =>
    sql<string[]>`array(select language from unnest(array[${LANGUAGES}]) as language
      where coalesce(${name} ->> language, '') = '')`;
  const [raw] = await db
    .select({
      unnamed: unnamed(stores.name),
      time_zone: sql<string>`${stores.time_zone}`,
      slot_minutes: sql<number>`${stores.slot_minutes}`,
      stated: sql<number>`(select count(*) from jsonb_each(case jsonb_typeof(${stores.disclosure})
        when 'object' then ${stores.disclosure} end))::integer`,
    })
    .from(stores)
    .where(eq(stores.id, id));
  if (raw === undefined) return slips;
  if (raw.unnamed.length > 0) slips.push(`its name in ${raw.unnamed.join(", ")}`);
  if (!isTimeZone(raw.time_zone)) slips.push(`a time zone that exists (${raw.time_zone} does not)`);
  if (raw.slot_minutes < 1) slips.push("minutes between two times that can be booked");
  if (raw.stated < ITEMS) slips.push(`${ITEMS - raw.stated} of the ${ITEMS} items of its legal disclosure`);
  const isNowhere = latitude === null && delivery_zones.length === 0 && max_distance !== null;
  if (order_types.includes(OrderType.delivery) && isNowhere)
    slips.push("where it is, from which it delivers");
  const dishes = await db
    .select({ id: goods.id, tax_class: goods.tax_class, price: goods.price, unnamed: unnamed(goods.name) })
    .from(goods)
    .where(and(eq(goods.store_id, id), eq(goods.is_withdrawn, false)))
    .orderBy(goods.id);
  type Dish = (typeof dishes)[number];
  const tell = (what: string, which: readonly Dish[], more: (dish: Dish) => string = () => "") => {
    const named = which.slice(0, NAMED).map((dish) => `${dish.id}${more(dish)}`);
    const rest = which.length > NAMED ? ` and ${which.length - NAMED} more` : "";
    if (which.length > 0) slips.push(`the ${what} of ${named.join(", ")}${rest}`);
  };
  tell(
    "tax class",
    dishes.filter(({ tax_class }) => !TAX_CLASSES.includes(tax_class)),
  );
  tell(
    "price",
    dishes.filter(({ price }) => price < 0),
  );
  tell(
    "name",
    dishes.filter((dish) => dish.unnamed.length > 0),
    (dish) => ` in ${dish.unnamed.join(", ")}`,
  );
  return slips;
}
