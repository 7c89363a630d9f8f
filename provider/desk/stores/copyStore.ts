import { asc, eq } from "drizzle-orm";
import { copyStore } from "#contract/calls/desk/copyStore.ts";
import { OrderType } from "#contract/enumerations.ts";
import { copiedMenu } from "#domain/menu/document/copiedMenu.ts";
import type { Database } from "#provider/db/database.ts";
import { orJapanese } from "#provider/db/tables/columns.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import { publishMenu } from "#provider/menu/document/publishMenu.ts";
import { readMenu } from "#provider/menu/document/readMenu.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { tablesInUse } from "#provider/stores/tablesInUse.ts";
import { ownStore } from "./ownStore.ts";

/** Bytes of an id's random part. */
const RANDOM = 12;

/** What a store is, without what has become of it: what is left out begins as with any new store. */
function sameFacts(store: StoreRow) {
  return {
    about: store.about,
    address: store.address,
    notes: store.notes,
    phone: store.phone,
    picture: store.picture,
    logo: store.logo,
    time_zone: store.time_zone,
    latitude: store.latitude,
    longitude: store.longitude,
    prefecture: store.prefecture,
    is_room: store.is_room,
    is_reg: store.is_reg,
    is_store_notice: store.is_store_notice,
    is_tea_money: store.is_tea_money,
    tea_money: store.tea_money,
    dispatchprice: store.dispatchprice,
    freeprice: store.freeprice,
    minimum_order: store.minimum_order,
    pay_list: store.pay_list,
    accent_color: store.accent_color,
    auto_cancel_minutes: store.auto_cancel_minutes,
    max_people: store.max_people,
    table_rules: store.table_rules,
    table_entry: store.table_entry,
    visit_minutes: store.visit_minutes,
    dishware: store.dishware,
    remark_templates: store.remark_templates,
    attributes: store.attributes,
    disclosure: store.disclosure,
    registration_number: store.registration_number,
    follows_company: store.follows_company,
    legal_texts: store.legal_texts,
    business_hours: store.business_hours,
    pickup_hours: store.pickup_hours,
    delivery_hours: store.delivery_hours,
    special_days: store.special_days,
    tells_dishes: store.tells_dishes,
    kitchen_rules: store.kitchen_rules,
    store_type: store.store_type,
    // It sells nothing in the mall before its own rules of shipping are written.
    order_types: store.order_types.filter((way) => way !== OrderType.shipping),
    max_distance: store.max_distance,
    delivery_minutes: store.delivery_minutes,
    pickup_minutes: store.pickup_minutes,
    serving_minutes: store.serving_minutes,
    slot_minutes: store.slot_minutes,
    pickup_capacity: store.pickup_capacity,
    delivery_capacity: store.delivery_capacity,
    delivery_zones: store.delivery_zones,
    allows_receipt_copy: store.allows_receipt_copy,
    stated_price: store.stated_price,
  } satisfies Partial<typeof stores.$inferInsert>;
}

async function copyTables(
  db: Database,
  { from, to, makeId }: { readonly from: string; readonly to: string; readonly makeId: () => string },
): Promise<number> {
  const rows = await db
    .select()
    .from(tables)
    .where(tablesInUse(from))
    .orderBy(asc(tables.position), asc(tables.id));
  if (rows.length === 0) return 0;
  await db.insert(tables).values(
    rows.map(({ area, name, plan_x, plan_y, position, seats, shape }) => ({
      area,
      name,
      plan_x,
      plan_y,
      position,
      seats,
      shape,
      id: makeId(),
      store_id: to,
    })),
  );
  return rows.length;
}

const copy = answerDesk(copyStore, async ({ copy_id, name: typed, store_id, with_tables }, context) => {
  const { fail, now, parts, write } = context;
  const name = orJapanese(typed);
  const source = await ownStore(context, store_id);
  await write(async ({ actor, audit, db }) => {
    const opened = { is_listed: false, opened_at: null, created_at: now };
    const [made] = await db
      .insert(stores)
      .values({ ...sameFacts(source), ...opened, id: copy_id, name })
      .onConflictDoNothing()
      .returning({ id: stores.id });
    if (made === undefined) {
      const [there] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, copy_id));
      // Sent again, after an answer that was lost; or another store by that id.
      return there?.name.ja === name.ja ? undefined : fail("changed");
    }
    const makeId = (kind: string) => () => `${kind}-${parts.random(RANDOM)}`;
    const menu = copiedMenu(await readMenu(db, store_id), makeId("m"));
    const published = await publishMenu(db, copy_id, menu, { actor, now });
    // What guests are served there is a menu that its owner cannot publish as it is: it has to be put right first.
    if (published.outcome === "faulty" || published.outcome === "taken") return fail("gone");
    const places = { from: store_id, to: copy_id, makeId: makeId("t") };
    const after = { of: store_id, tables: with_tables ? await copyTables(db, places) : 0 };
    await audit({ did: "store.copy", subject: copy_id, store_id: copy_id, after });
  });
  return {};
});

export const copyStoreCalls = [copy];
