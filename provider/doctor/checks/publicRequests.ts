import type { Call } from "#contract/call.ts";
import { storeCouponList } from "#contract/calls/coupons.ts";
import { mallGoodList } from "#contract/calls/mallStore.ts";
import { specialIndex } from "#contract/calls/specials.ts";
import { goodList } from "#contract/calls/store.ts";
import { storeList } from "#contract/calls/storeLists.ts";
import { isRecord } from "#domain/values/untrusted.ts";

type Request = Readonly<Record<string, unknown>>;
type Send = (call: Call, request: Request) => Promise<{ readonly data?: unknown } | null>;

/** Tokyo Station. */
const POSITION = { latitude: 35.6812, longitude: 139.7671 };

/** Reads that an outside service answers at a price: they are asked for nothing, and refuse that. */
const costly: readonly string[] = ["/order/store/searchaddress", "/order/common/getaddress"];

/** Requests for the calls that anyone may make, from what the service itself shows: its first store, dish, offer, coupon. */
export async function publicRequests(send: Send): Promise<(call: Call) => Request> {
  const first = async (call: Call, request: Request, name: string, list?: string) => {
    const data = (await send(call, request))?.data;
    return text(list === undefined || !isRecord(data) ? data : data[list], name);
  };
  const store_id = await first(storeList, { sort: 2, position: POSITION }, "store_id");
  const [goods_id, coupon_id, special_id, shipped] = await Promise.all([
    first(goodList, { store_id }, "id", "goods"),
    first(storeCouponList, { store_id }, "coupon_id"),
    first(specialIndex, {}, "special_id"),
    first(mallGoodList, {}, "store_id"),
  ]);
  const fields: Request = {
    store_id,
    goods_id,
    coupon_id,
    special_id,
    store_ids: shipped === undefined ? undefined : [shipped],
    order_type: 1,
    keyword: "a",
    postal_code: "100-0001",
    place: "home",
    trans_id: "of-the-doctor",
    position: POSITION,
  };
  return (call) => {
    if (costly.includes(call.path)) return {};
    const required = requiredOf(call);
    // A mall's shop is not a restaurant, and neither answers for the other.
    const own = call.path.startsWith("/mall/") ? { ...fields, store_id: shipped } : fields;
    return Object.fromEntries(Object.entries(own).filter(([name]) => required.includes(name)));
  };
}

/** What a request without any field lacks. */
function requiredOf(call: Call): readonly string[] {
  const { error } = call.request.safeParse({});
  return error?.issues.map(({ path }) => String(path[0])) ?? [];
}

/** The first text of this name anywhere in an answer; undefined: there is none. */
function text(value: unknown, name: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, each] of Object.entries(value)) {
    const found = key === name && typeof each === "string" ? each : text(each, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
