import { useState } from "react";
import { useTranslation } from "react-i18next";
import { actOnOrders, type BoardAction, type BoardRefusal, type Ticket } from "#contract/calls/desk/board.ts";
import { markGoods } from "#contract/calls/desk/goods.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { deskSend } from "#desk/deskSend.ts";
import { useTold } from "#desk/useTold.ts";

export type More = Omit<DeskRequest<typeof actOnOrders>, "store_id" | "order_nos" | "action">;

export type TicketLine = Ticket["lines"][number];

export interface Pressed {
  readonly refusal: BoardRefusal | null;
  /** Fields of parcels at fault. */
  readonly fields: readonly string[];
}

/** What the store can take back. */
const TAKEN_BACK: readonly BoardAction[] = ["accept", "ready", "complete"];

/**
 * Presses buttons at orders, and tells what came of it: for ten seconds what was done can be taken back; what could not be
 * sent is offered again; what was refused says why, beside the board as it is now.
 */
export function useActs(store_id: string, read: () => Promise<unknown>) {
  const { t } = useTranslation("desk/board");
  const telling = useTold();
  const { tell, tellFailure } = telling;
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  async function press(
    tickets: readonly Pick<Ticket, "number" | "order_no">[],
    action: BoardAction,
    more: More = {},
  ): Promise<Pressed | null> {
    const order_nos = tickets.map(({ order_no }) => order_no);
    const number =
      tickets.length === 1 ? (tickets[0]?.number ?? "") : t("several", { count: tickets.length });
    setBusy((before) => new Set([...before, ...order_nos]));
    const answer = await deskSend(actOnOrders, { store_id, order_nos, action, ...more });
    await read();
    setBusy((before) => new Set([...before].filter((one) => !order_nos.includes(one))));
    if (!answer.ok) {
      tellFailure(answer, number, () => void press(tickets, action, more));
      return null;
    }
    const { outcomes } = answer.data;
    const refused = outcomes.find(({ refusal }) => refusal !== null);
    const done = tickets.filter(({ order_no }) =>
      outcomes.some((one) => one.order_no === order_no && one.refusal === null),
    );
    if (refused !== undefined) tell("refused", t(`said.${refused.refusal ?? "refused"}`));
    else
      tell(
        "done",
        t(`did.${action}`, { number }),
        TAKEN_BACK.includes(action) ? { label: t("undo"), go: () => void press(done, "take_back") } : null,
      );
    return { refusal: refused?.refusal ?? null, fields: refused?.fields ?? [] };
  }

  /** Marks a dish as sold out, or sells it again. */
  async function mark(dish: Pick<TicketLine, "goods_id" | "name">, is_sold_out: boolean): Promise<void> {
    const { goods_id, name } = dish;
    const answer = await deskSend(markGoods, { store_id, goods_id, is_sold_out });
    await read();
    if (answer.ok)
      tell("done", t(is_sold_out ? "stock.did" : "stock.didBack", { name }), {
        label: t("undo"),
        go: () => void mark(dish, !is_sold_out),
      });
    else tellFailure(answer, name, () => void mark(dish, is_sold_out));
  }

  return { ...telling, busy, press, mark };
}

export type Acts = ReturnType<typeof useActs>;
