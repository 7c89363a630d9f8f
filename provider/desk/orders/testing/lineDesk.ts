import { randomUUID } from "node:crypto";
import { changeLine, type LineHow, orderLines, planLine } from "#contract/calls/desk/lines.ts";
import { boardDesk } from "#provider/testing/deskVisit.ts";
import type { Planted } from "#provider/testing/guest.ts";

/** What is done about a line, and what may be said otherwise with it. */
interface Change {
  readonly how: LineHow;
  readonly number?: number;
  /** By its place among the order's lines. */
  readonly at?: number;
  readonly reason?: string;
  readonly is_back_in_stock?: boolean;
  readonly stamp?: string;
  readonly change_id?: string;
  readonly by?: string;
}

/** The diner's desk with an owner at it, who changes lines of orders as the screen does: looked at first, then done. */
export async function lineDesk(provider: Planted, store_id = "diner") {
  const desk = await boardDesk(provider, store_id);
  const read = (order_no: string, by?: string) => desk.given(orderLines, { store_id, order_no }, by);
  const lineId = async (order_no: string, at: number) => (await read(order_no)).lines[at]?.line_id ?? "none";
  const plan = async (order_no: string, { at = 0, by, how, number = 1 }: Change) =>
    desk.given(planLine, { store_id, order_no, line_id: await lineId(order_no, at), how, number }, by);
  const change = async (order_no: string, asked: Change) => {
    const { at = 0, by, change_id = randomUUID(), how, is_back_in_stock = true, number = 1 } = asked;
    const line_id = await lineId(order_no, at);
    const wanted = { store_id, order_no, line_id, how, number };
    provider.clock.advance(1_000);
    const { reason = "sold_out", stamp = (await desk.given(planLine, wanted)).stamp } = asked;
    return desk.send(changeLine, { ...wanted, reason, is_back_in_stock, stamp, change_id }, by);
  };
  return { ...desk, read, lineId, plan, change };
}
