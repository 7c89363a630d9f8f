import { actOnOrders, board } from "#contract/calls/desk/board.ts";
import type { DeskCall, DeskRequest, DeskResponse, StaffRole } from "#contract/calls/desk/deskCall.ts";
import { deskOf, deskVisit } from "./deskVisit.ts";
import type { Planted } from "./guest.ts";

type Action = DeskRequest<typeof actOnOrders>["action"];

/** The diner's board with an owner at it, by the calls of the desk's application. */
export async function boardDesk(provider: Planted, store_id = "diner") {
  const desk = await deskOf(provider);

  /** Sends a call by a desk's cookie; the data, or the fault's name. */
  async function send<C extends DeskCall>(
    call: C,
    request: DeskRequest<C>,
    cookie = desk.cookie,
  ): Promise<DeskResponse<C> | string> {
    const answer = await desk.call(call.path.replace("/desk/api/", ""), request, { cookie });
    const { data, fault } = (await answer.json()) as { data?: DeskResponse<C>; fault?: string };
    return data ?? fault ?? "";
  }

  async function given<C extends DeskCall>(call: C, request: DeskRequest<C>, cookie?: string) {
    const answer = await send(call, request, cookie);
    if (typeof answer === "string") throw new Error(answer);
    return answer;
  }

  return {
    ...desk,
    send,
    given,
    look: (place = {}, cookie?: string) => given(board, { store_id, ...place }, cookie),
    /** Presses a button at an order, a second later; why it did nothing, or null. */
    act: async (order_no: string, action: Action, more: Partial<DeskRequest<typeof actOnOrders>> = {}) => {
      provider.clock.advance(1_000);
      const asked = { store_id, order_nos: [order_no], action, ...more };
      const { outcomes } = await given(actOnOrders, asked);
      return outcomes[0]?.refusal ?? null;
    },
    /** The cookie of somebody of the demo's staff. */
    as: (role: StaffRole) => deskVisit(provider).enter({}, role),
  };
}

export type BoardDesk = Awaited<ReturnType<typeof boardDesk>>;
