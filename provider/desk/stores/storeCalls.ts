import { deskStore, listStores } from "#contract/calls/desk/stores.ts";
import { OrderType } from "#contract/enumerations.ts";
import { tables } from "#provider/db/tables/stores.ts";
import { isShop } from "#provider/mall/shops.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { tablesInUse } from "#provider/stores/tablesInUse.ts";
import { reading } from "#provider/desk/counter.ts";
import { chooseStores, standingOf } from "./chooseStores.ts";
import { ownStore } from "./ownStore.ts";

const all = answerDesk(listStores, async (asked, { db, fail, language, now, parts, signed }) => {
  const by = { staff: signed.staff, now, key: parts.signingKey, fail };
  const { next_cursor, rows } = await chooseStores(db, asked, by);
  return {
    items: rows.map((store) => ({
      store_id: store.id,
      name: store.name[language],
      address: store.address[language],
      standing: standingOf(store, now),
    })),
    next_cursor,
  };
});

const one = answerDesk(deskStore, async ({ store_id }, context) => {
  const store = await ownStore(context, store_id);
  return {
    store_id,
    name: store.name[context.language],
    time_zone: store.time_zone,
    has_counter: store.order_types.some((way) => way !== OrderType.shipping),
    has_tables: (await context.db.$count(tables, tablesInUse(store_id))) > 0,
    serves_tables: store.order_types.includes(OrderType.dineIn),
    is_shop: isShop(store),
    is_open: store.opened_at !== null,
    is_ended: store.left_at !== null,
    has_others: await reading(context.parts).hasOthers(store_id, context.signed.staff),
  };
});

export const storeCalls = [all, one];
