import { useState } from "react";
import { useTranslation } from "react-i18next";
import { actOnOrders } from "#contract/calls/desk/board.ts";
import { type DishMark, type KitchenLine, markDishes } from "#contract/calls/desk/kitchen.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { useTold } from "#desk/net/useTold.ts";

type Dish = Pick<KitchenLine, "line_id" | "name" | "number">;

/** What takes a mark back. */
const BACK: Readonly<Record<DishMark, DishMark | null>> = {
  ready: "back",
  served: "unserved",
  unserved: null,
  back: "ready",
  call: "hold",
  hold: "call",
};

const SAID = {
  ready: "did",
  served: "didServe",
  unserved: "did",
  back: "didBack",
  call: "didCall",
  hold: "didHold",
} as const satisfies Record<DishMark, string>;

/** Marks dishes, and tells what came of it: for ten seconds it can be taken back; what could not be sent is offered again. */
export function useMarks(store_id: string, read: () => Promise<unknown>) {
  const { t } = useTranslation("desk/kitchen");
  const { t: tb } = useTranslation("desk/board");
  const telling = useTold();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const holdBusy = async <Answer>(ids: readonly string[], work: () => Promise<Answer>): Promise<Answer> => {
    setBusy((before) => new Set([...before, ...ids]));
    const answer = await work();
    await read();
    setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))));
    return answer;
  };
  const nameOf = (dishes: readonly Dish[]) => {
    const [only] = dishes;
    return dishes.length === 1 && only !== undefined
      ? t("total", { number: only.number, name: only.name })
      : t("several", { count: dishes.length });
  };

  async function mark(dishes: readonly Dish[], how: DishMark): Promise<void> {
    const line_ids = dishes.map(({ line_id }) => line_id);
    if (line_ids.length === 0) return;
    const name = nameOf(dishes);
    const answer = await holdBusy(line_ids, () => deskSend(markDishes, { store_id, line_ids, mark: how }));
    if (!answer.ok) return telling.tellFailure(answer, name, () => void mark(dishes, how));
    const changed = dishes.filter(({ line_id }) => answer.data.line_ids.includes(line_id));
    // Somebody else was faster, and sees to it that it can be taken back.
    if (changed.length === 0) return telling.hush();
    const back = BACK[how];
    telling.tell(
      "done",
      t(SAID[how], { name: nameOf(changed) }),
      back === null
        ? null
        : { label: tb("undo"), go: () => void takeBack(changed, back, answer.data.order_nos) },
    );
  }

  /** Orders that were served with the dishes are reopened first. */
  async function takeBack(dishes: readonly Dish[], how: DishMark, order_nos: readonly string[]) {
    if (order_nos.length > 0) {
      const reopened = await deskSend(actOnOrders, {
        store_id,
        order_nos: [...order_nos],
        action: "take_back",
      });
      if (!reopened.ok)
        return telling.tellFailure(reopened, nameOf(dishes), () => void takeBack(dishes, how, order_nos));
    }
    await mark(dishes, how);
  }

  /** A take-away is at the counter. */
  async function handOver(order_no: string, number: string): Promise<void> {
    const press = (action: "ready" | "take_back") =>
      holdBusy([order_no], () => deskSend(actOnOrders, { store_id, order_nos: [order_no], action }));
    const answer = await press("ready");
    if (!answer.ok) return telling.tellFailure(answer, number, () => void handOver(order_no, number));
    const refusal = answer.data.outcomes[0]?.refusal ?? null;
    if (refusal !== null) telling.tell("refused", tb(`said.${refusal}`));
    else
      telling.tell("done", tb("did.ready", { number }), {
        label: tb("undo"),
        go: () => void press("take_back").then(telling.hush),
      });
  }

  return { ...telling, busy, mark, handOver };
}

export type Marks = ReturnType<typeof useMarks>;
