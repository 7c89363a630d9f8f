import type * as z from "zod/mini";
import type { Call, ResponseOf } from "#contract/call.ts";
import { storeCouponList } from "#contract/calls/coupons.ts";
import { mallGoodList } from "#contract/calls/mallStore.ts";
import { refillCardList } from "#contract/calls/refillCard.ts";
import { noneRegister } from "#contract/calls/session.ts";
import { specialIndex } from "#contract/calls/specials.ts";
import { goodList, storeIndex } from "#contract/calls/store.ts";
import { GoodsShowType, PayType, SpecType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { RefillOffer } from "#contract/storedValue.ts";
import { isSuccess } from "./report.ts";
import type { Session, Wire } from "./wire.ts";

/** What the suite found at the provider, and what it made there on the way. */
export interface World {
  readonly store_id: string;
  readonly table_id: string;
  readonly goods: Goods;
  readonly category_id: string;
  /** Tableware to choose, where the store offers kinds. */
  readonly tableware: string | null;
  /** Cover charge of one diner, in yen. */
  readonly cover_charge: number;
  /** A method of payment that leads to a payment page; null where the store takes cash alone. */
  readonly online: number | null;
  /** Something on offer; null where nothing is. */
  readonly special_id: string | null;
  /** A coupon that the store gives out; null where none is. */
  readonly coupon_id: string | null;
  /** An amount that the store sells for its card; null where it sells none. */
  readonly refill: z.infer<typeof RefillOffer> | null;
  /** Goods of the mall without options, that anyone may buy; null where there are none. */
  readonly mall: Goods | null;
  readonly session: Session;
}

/** The provider cannot be tested as it was asked to be. */
export class NothingToTest extends Error {
  override name = "NothingToTest";
}

/**
 * Looks for what examples need: goods without options, a visitor's session.
 * @throws NothingToTest
 */
export async function discover(
  wire: Wire,
  { store_id, table_id }: Pick<World, "store_id" | "table_id">,
): Promise<World> {
  const ask = async <Data>(call: Call, request: Readonly<Record<string, unknown>>) => {
    const { body } = await wire.send(call, request);
    const { code, message, data } = (body ?? {}) as { code?: number; message?: string; data?: Data };
    if (code !== undefined && isSuccess(code) && data !== undefined) return data;
    const told = code === undefined ? "no JSON" : `${code} ${message}`;
    throw new NothingToTest(`${call.path} for ${JSON.stringify(request)} is answered by: ${told}`);
  };

  const session = await ask<Session>(noneRegister, { store_id, table_id });
  const store = await ask<ResponseOf<typeof storeIndex>>(storeIndex, { store_id, table_id });
  const goods = await plainGoods((cursor) =>
    ask(goodList, { store_id, goods_show_type: GoodsShowType.dineIn, ...(cursor !== null && { cursor }) }),
  );
  if (goods === null) {
    throw new NothingToTest(
      `The menu of store ${store_id} has no goods without options that can be ordered now.`,
    );
  }
  const mall = await wire.send(mallGoodList, {});
  const { data: sold } = (mall.body ?? {}) as { data?: Partial<Page> };
  const offers = await wire.send(specialIndex, {});
  const { data: offered } = (offers.body ?? {}) as { data?: Partial<ResponseOf<typeof specialIndex>> };
  const coupons = await wire.send(storeCouponList, { store_id });
  const { data: given } = (coupons.body ?? {}) as { data?: Partial<ResponseOf<typeof storeCouponList>> };
  const sells = await wire.send(refillCardList, { store_id });
  const { data: amounts } = (sells.body ?? {}) as { data?: Partial<ResponseOf<typeof refillCardList>> };
  return {
    store_id,
    table_id,
    refill:
      amounts?.offers?.find(({ kind, pay_list }) => kind === 1 && pay_list.includes(PayType.card)) ?? null,
    coupon_id: given?.items?.[0]?.coupon_id ?? null,
    special_id: offered?.specials?.[0]?.special_id ?? null,
    goods,
    mall: sold?.goods?.find(isShipped) ?? null,
    category_id: goods.category_id,
    tableware: store.dishware[0]?.dishware_id ?? null,
    cover_charge: store.is_tea_money === 1 ? store.tea_money : 0,
    online: store.pay_list.find((method) => method !== PayType.cash && method !== 7 && method !== 8) ?? null,
    session: { uid: session.uid, auth_token: session.auth_token },
  };
}

interface Page {
  readonly goods: readonly Goods[];
  readonly next_cursor: string | null;
}

async function plainGoods(pageAt: (cursor: string | null) => Promise<Page>): Promise<Goods | null> {
  let cursor: string | null = null;
  do {
    const page: Page = await pageAt(cursor);
    const found = page.goods.find(isPlain);
    if (found !== undefined) return found;
    cursor = page.next_cursor;
  } while (cursor !== null);
  return null;
}

const isShipped = (goods: Goods): boolean =>
  goods.spec_type === SpecType.plain &&
  goods.is_sold_out === 0 &&
  goods.totalPrice > 1 &&
  goods.shipping?.age_limit === 0;

const isPlain = (goods: Goods): boolean =>
  goods.spec_type === SpecType.plain &&
  goods.is_sold_out === 0 &&
  goods.stock === -1 &&
  goods.is_buffet === 0 &&
  goods.is_course === 0 &&
  goods.totalPrice > 1 &&
  goods.goods_show_type.includes(GoodsShowType.dineIn);
