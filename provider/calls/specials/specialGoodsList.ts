import { and, eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import { specialGoodsList } from "#contract/calls/specials.ts";
import { answer } from "#provider/server/context.ts";
import { readCursor, writeCursor } from "#provider/server/cursor.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { specials } from "#provider/db/tables/specials.ts";
import { findSpecial } from "#provider/specials/findSpecial.ts";
import { presentSpecialGoods } from "#provider/specials/presentSpecialGoods.ts";
import { specialGoodsQuery } from "#provider/specials/specialGoodsQuery.ts";
import { findStore } from "#provider/stores/findStore.ts";

/** The offer's place and id, and the goods' id. */
const Place = z.tuple([z.int(), z.string(), z.string()]);

export const answerSpecialGoodsList = answer(
  specialGoodsList,
  async (request, { db, fail, language, now, parts }) => {
    const { cursor, kind, special_id, store_id } = request;
    if (store_id !== undefined) await findStore(db, store_id, fail);
    if (special_id !== undefined) await findSpecial(db, special_id, { language, now }, fail);
    const after = readCursor(Place, cursor, parts.signingKey, fail);
    const where = and(
      store_id === undefined ? undefined : eq(goods.store_id, store_id),
      special_id === undefined ? undefined : eq(specials.id, special_id),
      kind === undefined ? undefined : eq(specials.kind, kind),
      after === null
        ? undefined
        : sql`(${specials.position}, ${specials.id}, ${goods.id}) > (${after[0]}::int, ${after[1]}, ${after[2]})`,
    );
    const found = await specialGoodsQuery(db, where, now).limit(PAGE_SIZE + 1);
    const shown = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => presentSpecialGoods(row, language)),
      next_cursor:
        last === undefined
          ? null
          : writeCursor(parts.signingKey, [last.special.position, last.special.id, last.goods.id]),
    };
  },
);
