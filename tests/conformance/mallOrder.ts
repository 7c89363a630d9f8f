import { randomUUID } from "node:crypto";
import type { Call, ResponseOf } from "#contract/call.ts";
import { addrAdd } from "#contract/calls/addresses.ts";
import { mallCalcCouponPrice } from "#contract/calls/mallOrder.ts";
import { mallStorePayList } from "#contract/calls/mallStore.ts";
import { PayType } from "#contract/enumerations.ts";
import { isSuccess } from "./report.ts";
import type { World } from "./world.ts";
import type { Wire } from "./wire.ts";

type Request = Readonly<Record<string, unknown>>;

/** One piece of the mall's goods that the suite found, as an order's line; null where there is no mall. */
export function mallLine({ mall }: World) {
  return mall === null ? null : { goods_id: mall.id, option_value: [], number: 1, price: mall.totalPrice };
}

/** How a purchase's parcels are made a gift. */
export const gift: Request = {
  noshi: "year_end",
  noshi_name: "山田",
  message: "一年間ありがとうございました",
  sender: { name: "山田 花子", address: "東京都千代田区千代田1-1", phone: "09012345678" },
};

/**
 * A request for a purchase of one piece that should succeed; null where there is no mall, or it does not ship there.
 * @param changes to the part of the shop
 */
export async function mallOrder(
  wire: Wire,
  world: World,
  { addressDraft, changes }: { readonly addressDraft: Request; readonly changes: Request },
): Promise<Request | null> {
  const line = mallLine(world);
  if (world.mall === null || line === null) return null;
  const { store_id } = world.mall;
  async function ask<C extends Call>(call: C, request: Request): Promise<ResponseOf<C> | null> {
    const { body } = await wire.send(call, request, { session: world.session });
    const { code, data } = (body ?? {}) as { code?: number; data?: ResponseOf<C> };
    return code !== undefined && isSuccess(code) ? (data ?? null) : null;
  }
  const address = await ask(addrAdd, addressDraft);
  const address_id = address?.address_id ?? "";
  const quoted = await ask(mallCalcCouponPrice, { shops: [{ store_id, lines: [line] }], address_id });
  const payable = await ask(mallStorePayList, { store_ids: [store_id] });
  const pay_type = payable?.pay_list.find((way) => way !== PayType.wallet);
  const quote = quoted?.quotes[0];
  if (quote?.shipping?.is_shipped_to !== 1 || pay_type === undefined) return null;
  const part = {
    client_order_id: randomUUID(),
    store_id,
    lines: [line],
    shown_total: quote.bill.total,
    ...changes,
  };
  return { orders: [part], address_id, pay_type };
}
