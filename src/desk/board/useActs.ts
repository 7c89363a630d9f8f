import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  actOnOrders,
  type Board,
  type BoardAction,
  type BoardRefusal,
  type Ticket,
} from "#contract/calls/desk/board.ts";
import { markGoods } from "#contract/calls/desk/goods.ts";
import { type OrderPaper, printOrder } from "#contract/calls/desk/printers.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { dayAndTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { useTold } from "#desk/net/useTold.ts";

export type More = Omit<DeskRequest<typeof actOnOrders>, "store_id" | "order_nos" | "action">;

export type TicketLine = Ticket["lines"][number];

type Mark = DeskRequest<typeof markGoods>["mark"];

/** Goods to be marked. */
interface Marked extends Pick<TicketLine, "goods_id" | "name"> {
  /** Until when they are sold out, where that is known; null: until somebody sells them again. */
  readonly sold_out_until?: string | null;
}

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
export function useActs(
  { store_id, time_zone: timeZone }: Pick<Board["store"], "store_id" | "time_zone">,
  read: () => Promise<unknown>,
) {
  const tag = useLanguageTag();
  const { t } = useTranslation("desk/board");
  const telling = useTold();
  const { tell, tellFailure } = telling;
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  /** Has what is worked on be busy until the work is done and seen. */
  async function hold<Answer>(ids: readonly string[], work: () => Promise<Answer>): Promise<Answer> {
    setBusy((before) => new Set([...before, ...ids]));
    const answer = await work();
    await read();
    setBusy((before) => new Set([...before].filter((one) => !ids.includes(one))));
    return answer;
  }

  async function press(
    tickets: readonly Pick<Ticket, "number" | "order_no">[],
    action: BoardAction,
    more: More = {},
  ): Promise<Pressed | null> {
    const order_nos = tickets.map(({ order_no }) => order_no);
    const number =
      tickets.length === 1 ? (tickets[0]?.number ?? "") : t("several", { count: tickets.length });
    const answer = await hold(order_nos, () =>
      deskSend(actOnOrders, { store_id, order_nos, action, ...more }),
    );
    if (!answer.ok) {
      tellFailure(answer, number, () => void press(tickets, action, more));
      return null;
    }
    const { outcomes } = answer.data;
    const refused = outcomes.find(({ refusal }) => refusal !== null);
    const done = tickets.filter(({ order_no }) =>
      outcomes.some((one) => one.order_no === order_no && one.refusal === null),
    );
    const amount = outcomes.reduce((sum, { give_back }) => sum + give_back, 0);
    if (refused !== undefined) tell("refused", t(`said.${refused.refusal ?? "refused"}`));
    else if (amount > 0 && (action === "cancel" || action === "refund"))
      // It stays to be read until it is closed: money is to be given back by hand.
      tell("refused", t(`didBack.${action}`, { number, amount: money(amount) }));
    else
      tell(
        "done",
        t(`did.${action}`, { number }),
        TAKEN_BACK.includes(action) ? { label: t("undo"), go: () => void press(done, "take_back") } : null,
      );
    return { refusal: refused?.refusal ?? null, fields: refused?.fields ?? [] };
  }

  /** Marks a dish as sold out until the next business day, or until somebody sells it again; or sells it. */
  async function mark(goods: Marked, as: Mark): Promise<void> {
    const { goods_id, name } = goods;
    const answer = await deskSend(markGoods, { store_id, goods_id, mark: as });
    await read();
    if (!answer.ok) return tellFailure(answer, name, () => void mark(goods, as));
    const undoBy = (how: Mark, before: Marked) => ({ label: t("undo"), go: () => void mark(before, how) });
    if (as === "sold") {
      const former = goods.sold_out_until === null ? "until_sold" : "until_opening";
      return tell("done", t("stock.didBack", { name }), undoBy(former, goods));
    }
    const { sold_out_until } = answer.data;
    const undo = undoBy("sold", { goods_id, name, sold_out_until });
    if (sold_out_until === null) return tell("done", t("stock.did", { name }), undo);
    const time = dayAndTime(sold_out_until, tag, timeZone);
    tell("done", t("stock.didUntil", { name, time }), undo, {
      label: t("stock.untilSold"),
      go: () => void mark(goods, "until_sold"),
    });
  }

  /** Prints an order's tickets again, or its bill, on the store's printers. */
  async function print(ticket: Pick<Ticket, "number" | "order_no">, kind: OrderPaper): Promise<void> {
    const { number, order_no } = ticket;
    const answer = await deskSend(printOrder, { store_id, order_no, kind });
    await read();
    if (!answer.ok) return tellFailure(answer, number, () => void print(ticket, kind));
    const { printers } = answer.data;
    if (printers === 0) tell("refused", t("paper.noPrinter"));
    else tell("done", `${number}: ${t("paper.sent", { count: printers })}`);
  }

  return { ...telling, busy, hold, press, mark, print, reread: read };
}

export type Acts = ReturnType<typeof useActs>;
