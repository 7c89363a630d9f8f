import type { StaffedDesk } from "./deskVisit.ts";
import { type Guest, line, taken } from "./guest.ts";
import type { Planted } from "./planted.ts";

const tea = line({ goods_id: "tea", price: 300 });

/** The number of an order that was served and paid for at the table. */
export async function eatenOrder(provider: Planted, desk: StaffedDesk, who: Guest): Promise<string> {
  const { order_no } = await taken(who.order([tea]));
  for (const action of ["accept", "complete", "pay_cash"]) {
    provider.clock.advance(1000);
    const said = await desk.press(`/orders/${order_no}/${action}`);
    if (said !== "") throw new Error(`The desk could not ${action}: ${said}`);
  }
  return order_no;
}
