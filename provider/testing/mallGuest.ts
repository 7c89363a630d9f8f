import type { RequestOf } from "#contract/call.ts";
import { addrAdd } from "#contract/calls/addresses.ts";
import { mallCreateOrder } from "#contract/calls/mallOrder.ts";
import { attemptId, guest, taken } from "./guest.ts";
import type { Planted } from "./planted.ts";

type Request = RequestOf<typeof mallCreateOrder>;
type Part = Request["orders"][number];
type PartDraft = Pick<Part, "lines" | "shown_total"> & Partial<Part>;

/** One shop's part of a purchase: of the shop "leaf" unless it says otherwise. */
export function partOf({ lines, shown_total, ...changes }: PartDraft): Part {
  return { client_order_id: attemptId(), store_id: "leaf", lines, shown_total, ...changes };
}

/** A visitor with an address in Tokyo, who buys from the mall's shops. */
export async function mallGuest(provider: Planted) {
  const one = await guest(provider);
  const address = async (changes: Partial<RequestOf<typeof addrAdd>> = {}) => {
    const draft = {
      name: "山田",
      phone: "09012345678",
      postal_code: "105-0011",
      prefecture: "東京都",
      city: "港区",
      address: "芝公園4-2-8",
      detail: "201",
      position: { latitude: 35.6586, longitude: 139.7454 },
    };
    return (await taken(one.send(addrAdd, { ...draft, ...changes }))).address_id;
  };
  const home = await address();
  return {
    ...one,
    home,
    address,
    buy: (orders: Part[], changes: Partial<Request> = {}, options: { key?: string } = {}) =>
      one.send(mallCreateOrder, { orders, address_id: home, pay_type: 5, ...changes }, options),
  };
}

export type MallGuest = Awaited<ReturnType<typeof mallGuest>>;
