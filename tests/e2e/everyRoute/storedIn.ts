import type { APIRequestContext } from "@playwright/test";
import { CartAction, GoodsShowType, SpecType } from "#contract/enumerations.ts";
import { type Locale, wireLanguage } from "#domain/values/localeCodes.ts";
import { STORE } from "../offPremisesGuest.ts";
import { demoOrigin } from "../hosts/origins.ts";
import { ask } from "../hosts/someone.ts";
import { firstPlain, type Goods } from "./firstPlain.ts";
import type { RichMember } from "./richMember.ts";

/** What a member's browser keeps: who they are, and what they chose while reading in this language. */
export async function storedIn(
  request: APIRequestContext,
  locale: Locale,
  { tableId, user }: Pick<RichMember, "tableId" | "user">,
): Promise<Record<string, string>> {
  const language = wireLanguage(locale);
  const read = async (path: string, body: object) =>
    (await ask(request, { origin: demoOrigin, path, body: { ...body, language } })).data;
  const goodsAt = async (path: string, body: object) =>
    firstPlain(((await read(path, body)) as { goods: Goods[] }).goods);
  const line = (
    goods: Goods,
    of: {
      store_id: string;
      goods_show_type:
        | typeof GoodsShowType.dineIn
        | typeof GoodsShowType.offPremises
        | typeof GoodsShowType.mall;
      action: number;
    },
  ) => ({
    ...of,
    goods_id: goods.id,
    spec_type: SpecType.plain,
    option_value: [],
    option_name: "",
    number: 4,
    price: goods.totalPrice,
    table_id: of.action === CartAction.dineIn ? tableId : null,
    now_time: new Date().toISOString(),
    goods_detail: goods,
  });
  const cart = ([CartAction.dineIn, CartAction.takeAway, CartAction.delivery] as const).map(
    async (action) => {
      const of = {
        store_id: STORE,
        goods_show_type: action === CartAction.dineIn ? GoodsShowType.dineIn : GoodsShowType.offPremises,
        action,
      } as const;
      return line(await goodsAt("/order/store/goodlist", of), of);
    },
  );
  const chosen = ["tea", "stationery"].map(async (store_id) => {
    const goods = await goodsAt("/mall/store/goodlist", { store_id });
    const { name } = (await read("/order/store/index", { store_id })) as { name: string };
    return {
      store_id,
      store_name: name,
      lines: [line(goods, { store_id, goods_show_type: GoodsShowType.mall, action: CartAction.dineIn })],
    };
  });
  return {
    user,
    [`cart.${STORE}`]: JSON.stringify(await Promise.all(cart)),
    "mall.selection": JSON.stringify(await Promise.all(chosen)),
  };
}
