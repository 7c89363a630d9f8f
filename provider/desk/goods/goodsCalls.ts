import { countGoods, listGoods } from "#contract/calls/desk/goods.ts";
import { countStock } from "#provider/menu/countStock.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { AT_ONCE, readGoods } from "./goods.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";

const list = answerDesk(listGoods, async ({ store_id, words = "" }, context) => {
  const { db, language } = context;
  await ownStore(context, store_id);
  const rows = await readGoods(db, store_id, words);
  return {
    goods: rows.slice(0, AT_ONCE).map(({ category, id, is_sold_out, name, sold_out_until, stock }) => ({
      goods_id: id,
      name: name[language],
      category: category?.[language] ?? null,
      is_sold_out,
      sold_out_until: sold_out_until?.toISOString() ?? null,
      left: stock < 0 ? null : stock,
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

export const goodsCalls = [list, count];
