import type { Goods } from "#contract/goods.ts";
import { bentoGoodsDetailCall, goodsDetailCall } from "#net/calls/orderCalls.ts";
import type { Send } from "#net/transport.ts";

const GONE = 302;
/** Goods by id, null for those that are gone. */
export type GoodsRead = readonly (readonly [string, Goods | null])[];

/** The goods as they are now, those of an offer at its price; those that could not be read are left out. */
export async function readGoods(
  send: Send,
  store_id: string,
  wanted: readonly (readonly [goods_id: string, special_id: string | null])[],
): Promise<GoodsRead> {
  const answers = await Promise.all(
    wanted.map(async ([goods_id, special_id]) => {
      const answer = special_id
        ? await send(bentoGoodsDetailCall, { goods_id, special_id }, { isSilent: true })
        : await send(goodsDetailCall, { store_id, goods_id }, { isSilent: true });
      if (answer.ok) return [goods_id, answer.data] as const;
      return answer.kind === "code" && answer.code === GONE ? ([goods_id, null] as const) : null;
    }),
  );
  return answers.filter((entry) => entry !== null);
}
