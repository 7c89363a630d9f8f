import { randomUUID } from "node:crypto";
import type { Call, ResponseOf } from "#contract/call.ts";
import { addrAdd } from "#contract/calls/addresses.ts";
import { storePayList } from "#contract/calls/payment.ts";
import { checkDistance, searchAddress } from "#contract/calls/places.ts";
import { goodList, mealTime, storeIndex } from "#contract/calls/store.ts";
import { GoodsShowType, OrderType, SpecType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { addressDraft, TOKYO_STATION } from "./examples.ts";
import { isSuccess } from "./report.ts";
import type { Wire } from "./wire.ts";
import type { World } from "./world.ts";

type Request = Readonly<Record<string, unknown>>;

const CONTACT = { name: "Conformance", phone: "09012345678" };

/** An order to take away (2) or to be delivered (3) that should succeed; null where the store takes none now. */
export async function offPremisesOrder(
  wire: Wire,
  world: World,
  order_type: typeof OrderType.takeAway | typeof OrderType.delivery,
): Promise<Request | null> {
  const { store_id, session } = world;
  /** The answer's data; null for whatever is no success. */
  async function ask<C extends Call>(call: C, request: Request): Promise<ResponseOf<C> | null> {
    const { body } = await wire.send(call, request, { session });
    const { code, data } = (body ?? {}) as { code?: number; data?: ResponseOf<C> };
    return code !== undefined && isSuccess(code) && data !== undefined ? data : null;
  }

  const times = await ask(mealTime, { store_id, order_type, days: 7 });
  const time = times?.slots.find(({ left }) => left !== 0)?.time;
  const menu = await ask(goodList, { store_id, goods_show_type: GoodsShowType.offPremises });
  const goods = menu?.goods.find(isPlain);
  const methods = await ask(storePayList, { store_id, order_type });
  const pay_type = methods?.pay_list[0];
  if (time === undefined || goods === undefined || pay_type === undefined) return null;

  const place = order_type === OrderType.takeAway ? null : await destination();
  if (order_type === OrderType.delivery && place === null) return null;
  const { dispatchprice, freeprice, minimum_order } = place?.terms ?? {
    dispatchprice: 0,
    freeprice: 0,
    minimum_order: 0,
  };
  const number = Math.max(1, Math.ceil(minimum_order / goods.totalPrice));
  const subtotal = number * goods.totalPrice;
  const isFree = freeprice > 0 && subtotal >= freeprice;
  return {
    client_order_id: randomUUID(),
    store_id,
    order_type,
    mealTime: time,
    pay_type,
    ...(place === null ? { contact: CONTACT } : { delivery: { address_id: place.address_id } }),
    lines: [{ goods_id: goods.id, option_value: [], number, price: goods.totalPrice }],
    shown_total: subtotal + (isFree ? 0 : dispatchprice),
  };

  /** An address of the session to which the store delivers: at its own door, as far as that can be found. */
  async function destination() {
    const store = await ask(storeIndex, { store_id });
    const found = await ask(searchAddress, { keyword: store?.address ?? "" });
    for (const position of [...(found?.places ?? []).map((each) => each.position), TOKYO_STATION]) {
      const made = await ask(addrAdd, { ...addressDraft, position });
      const terms = made && (await ask(checkDistance, { store_id, address_id: made.address_id }));
      if (made && terms?.is_in_range === 1) return { address_id: made.address_id, terms };
    }
    return null;
  }
}

const isPlain = (goods: Goods): boolean =>
  goods.spec_type === SpecType.plain && goods.is_sold_out === 0 && goods.stock === -1 && goods.totalPrice > 1;
