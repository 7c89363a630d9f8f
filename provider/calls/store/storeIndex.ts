import { storeIndex } from "#contract/calls/store.ts";
import { answer } from "#provider/server/context.ts";
import { favouritesAmong } from "#provider/stores/favouritesAmong.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { findTable } from "#provider/stores/findTable.ts";
import { presentStore } from "#provider/stores/presentStore.ts";
import { presentTable } from "#provider/stores/presentTable.ts";
import { ratingsOf } from "#provider/stores/ratingsOf.ts";
import { taxRatesAt } from "#provider/stores/taxRatesAt.ts";

export const answerStoreIndex = answer(
  storeIndex,
  async (request, { caller, db, fail, language, now, parts }) => {
    const { store_id, type = 1 } = request;
    const store = await findStore(db, store_id, fail);
    const tableId = request.table_id ?? null;
    const found =
      tableId === null ? null : await findTable(db, { store_id, tableId, key: parts.signingKey }, fail);
    return presentStore(store, {
      language,
      now,
      type,
      tableId,
      table: found === null ? null : await presentTable(db, found, { store, uid: caller?.uid, now }),
      ratings: await ratingsOf(db, store_id),
      rates: await taxRatesAt(db, now),
      isFavourite: (await favouritesAmong(db, caller, [store_id])).has(store_id),
      gateway: parts.payment,
    });
  },
);
