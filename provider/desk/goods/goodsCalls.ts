import { countStock } from "#provider/menu/countStock.ts";
import { countGoods, listGoods, markManyGoods } from "#contract/calls/desk/goods.ts";
import { markMany, type StockMark } from "#provider/menu/soldOut.ts";
import { changed } from "#provider/staff/audit.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { AT_ONCE, readGoods } from "./goods.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";

const list = answerDesk(listGoods, async ({ store_id, words = "" }, context) => {
  const { db, language } = context;
  await ownStore(context, store_id);
  const rows = await readGoods(db, store_id, words);
  return {
    goods: rows
      .slice(0, AT_ONCE)
      .map(({ category, daily, id, is_sold_out, name, sold_out_until, stock }) => ({
        goods_id: id,
        name: name[language],
        category: category?.[language] ?? null,
        is_sold_out,
        sold_out_until: sold_out_until?.toISOString() ?? null,
        left: stock < 0 ? null : stock,
        daily,
      })),
    has_more: rows.length > AT_ONCE,
  };
});

const count = answerDesk(countGoods, async (request, context) => {
  const { fail, now, write } = context;
  const { goods_id, left, seen, store_id } = request;
  await ownStore(context, store_id);
  return write(async ({ audit, db }) => {
    const outcome = await countStock(db, { ...request, now });
    if (outcome !== "done") return fail(outcome);
    if (left !== seen)
      await audit({
        did: "stock.mark",
        subject: goods_id,
        store_id,
        before: { left: seen },
        after: { left },
      });
    return {};
  });
});

const mark = answerDesk(markManyGoods, async ({ goods_ids, mark: wanted, store_id }, context) => {
  const { now, write } = context;
  await ownStore(context, store_id);
  return write(async ({ audit, db }) => {
    const marked = await markMany(db, { store_id, goods_ids, mark: wanted, now });
    const altered = marked.filter(({ after, before }) => before !== after);
    for (const { after, before, goods_id } of altered)
      await audit({ did: "stock.mark", subject: goods_id, store_id, ...changed(before, after) });
    return {
      changed: altered.map(({ before, goods_id }) => ({ goods_id, before: markOf(before) })),
      missing: new Set(goods_ids).size - marked.length,
    };
  });
});

const markOf = (before: {
  readonly is_sold_out: boolean;
  readonly sold_out_until: Date | null;
}): StockMark =>
  before.is_sold_out ? (before.sold_out_until === null ? "until_sold" : "until_opening") : "sold";

export const goodsCalls = [list, count, mark];
