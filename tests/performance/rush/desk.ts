import { markGoods } from "#contract/calls/desk/goods.ts";

/** Signs in at the demo's desk. */
export async function enterDesk(base: string) {
  const entered = await fetch(`${base}/desk/api/demo`, {
    method: "POST",
    headers: { origin: base, "content-type": "application/json" },
    body: JSON.stringify({ role: "owner" }),
  });
  const own = entered.headers.getSetCookie().find((one) => one.startsWith("noren_desk="));
  if (own === undefined) throw new Error(`The desk answers ${entered.status}`);
  const cookie = own.split(";")[0] ?? "";
  return {
    /** Says of a store's goods that they are sold out, or back. */
    async mark(store: string, goods: string, isSoldOut: boolean): Promise<void> {
      const { status } = await fetch(`${base}${markGoods.path}`, {
        method: "POST",
        headers: { origin: base, cookie, "content-type": "application/json" },
        body: JSON.stringify({ store_id: store, goods_id: `${store}-${goods}`, is_sold_out: isSoldOut }),
      });
      if (status !== 200) throw new Error(`The desk answers ${status}`);
    },
  };
}
