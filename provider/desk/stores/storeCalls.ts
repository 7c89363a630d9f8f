import { deskStore, listStores } from "#contract/calls/desk/stores.ts";
import { OrderType } from "#contract/enumerations.ts";
import { tables } from "#provider/db/tables/stores.ts";
import { isShop } from "#provider/mall/shops.ts";
import { worksAt } from "#provider/staff/accounts.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { tablesInUse } from "#provider/stores/tablesInUse.ts";
import { reading } from "#provider/desk/counter.ts";
import { ownStore } from "./ownStore.ts";

const all = answerDesk(listStores, async (_, { language, parts, signed }) => {
  const own = (await reading(parts).listedStores()).filter(({ id }) => worksAt(signed.staff, id));
  return {
    stores: own.map(({ id, name, opened_at }) => ({
      store_id: id,
      name: name[language],
      is_open: opened_at !== null,
    })),
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
    has_others: await reading(context.parts).hasOthers(store_id, context.signed.staff.store_ids),
  };
});

export const storeCalls = [all, one];
