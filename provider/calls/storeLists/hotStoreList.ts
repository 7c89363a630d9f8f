import { and, gte } from "drizzle-orm";
import { hotStoreList } from "#contract/calls/specials.ts";
import { answer } from "#provider/answer.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { distanceTo } from "#provider/stores/list/onMap.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { presentStores } from "#provider/stores/list/presentStores.ts";
import { readStoreTypes } from "#provider/stores/list/readStoreTypes.ts";
import { ringsAround } from "#provider/stores/list/ringsAround.ts";
import { sortKeys } from "#provider/stores/list/sortKeys.ts";
import { storePage } from "#provider/stores/list/storePage.ts";

/** Least stars of what is recommended. */
const WELL = 3.5;
/** Metres: a walk, a ride, a trip; what is farther comes after. */
const NEAR = [3_000, 10_000, 50_000];

export const answerHotStoreList = answer(
  hotStoreList,
  async (request, { caller, db, fail, language, now, parts }) => {
    const { cursor, position } = request;
    const wanted = {
      name: position === undefined ? "hotstorelist" : "hotstorelist near",
      where: and(onShow, gte(stores.rating, WELL)),
      rings: position === undefined ? [undefined] : ringsAround(position, NEAR),
      key: sortKeys[1],
      distance: position === undefined ? null : distanceTo(position),
    };
    const { rows, next_cursor } = await storePage(db, wanted, { cursor, key: parts.signingKey }, fail);
    const types = await readStoreTypes(db, language);
    return { items: await presentStores(db, rows, { caller, language, now, types }), next_cursor };
  },
);
