import { billReceipt, reverseBillPart, tableBill, takeBillPart } from "#contract/calls/desk/bill.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { PayType } from "#contract/enumerations.ts";
import { boardDesk } from "./deskVisit.ts";
import type { Planted } from "./guest.ts";

let attempts = 0;

type Taking = Partial<DeskRequest<typeof takeBillPart>>;

/** The diner's desk at the bill of a table. */
export async function billDesk(provider: Planted, table_id = "diner-T1", store_id = "diner") {
  const desk = await boardDesk(provider, store_id);
  const read = async () => {
    const { bill } = await desk.given(tableBill, { store_id, table_id });
    if (bill === null) throw new Error("There is no bill");
    return bill;
  };
  const asked = async (amount: number, more: Taking = {}): Promise<DeskRequest<typeof takeBillPart>> => {
    attempts += 1;
    const attempt_id = `part-${attempts}`;
    const { visit_id = (await read()).visit_id, ...rest } = more;
    return { store_id, visit_id, attempt_id, pay_type: PayType.cash, amount, ...rest };
  };
  return {
    ...desk,
    store_id,
    /** The table's bill as it is now. */
    bill: read,
    /** Asks for a part to be taken, a second after what was before it. */
    tryTake: async (amount: number, more: Taking = {}, by?: string) => {
      provider.clock.advance(1_000);
      return desk.given(takeBillPart, await asked(amount, more), by);
    },
    /** Takes a part; throws where it is refused. */
    take: async (amount: number, more: Taking = {}) => {
      provider.clock.advance(1_000);
      const taken = await desk.given(takeBillPart, await asked(amount, more));
      if ("refusal" in taken) throw new Error(`Refused: ${taken.refusal}, ${taken.rest} left`);
      return taken;
    },
    reverse: (payment_id: string, by?: string) => {
      provider.clock.advance(1_000);
      return desk.given(reverseBillPart, { store_id, payment_id, reason: "押し間違い" }, by);
    },
    receipt: (payment_id: string, more: { title?: string; prints?: boolean } = {}) =>
      desk.given(billReceipt, { store_id, payment_id, title: "", prints: false, ...more }),
  };
}

export type BillDesk = Awaited<ReturnType<typeof billDesk>>;
