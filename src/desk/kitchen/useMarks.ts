import { useTranslation } from "react-i18next";
import { actOnOrders } from "#contract/calls/desk/board.ts";
import { type DishMark, type Kitchen, type KitchenLine, markDishes } from "#contract/calls/desk/kitchen.ts";
import { useActs } from "#desk/board/useActs.ts";
import { deskSend } from "#desk/net/deskSend.ts";

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

/** Marks dishes, and tells what came of it as `useActs` does of orders. */
export function useMarks(store: Kitchen["store"], read: () => Promise<unknown>) {
  const { t } = useTranslation("desk/kitchen");
  const { t: tb } = useTranslation("desk/board");
  const { store_id } = store;
  const { busy, hold, hush, press, tell, tellFailure, told, undo } = useActs(store, read);

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
    const answer = await hold(line_ids, () => deskSend(markDishes, { store_id, line_ids, mark: how }));
    if (!answer.ok) return tellFailure(answer, name, () => void mark(dishes, how));
    const changed = dishes.filter(({ line_id }) => answer.data.line_ids.includes(line_id));
    // Somebody else was faster, and sees to it that it can be taken back.
    if (changed.length === 0) return hush();
    const back = BACK[how];
    tell(
      "done",
      t(SAID[how], { name: nameOf(changed) }),
      back === null
        ? null
        : { label: tb("undo"), go: () => void takeBack(changed, back, answer.data.order_nos) },
    );
  }

  /** Orders that were served with the dishes are reopened first. */
  async function takeBack(dishes: readonly Dish[], how: DishMark, order_nos: readonly string[]) {
    if (order_nos.length === 0) return mark(dishes, how);
    const answer = await hold(order_nos, () =>
      deskSend(actOnOrders, { store_id, order_nos: [...order_nos], action: "take_back" }),
    );
    if (!answer.ok) return tellFailure(answer, nameOf(dishes), () => void takeBack(dishes, how, order_nos));
    const { outcomes } = answer.data;
    // The dishes of an order that stays served stay so too.
    if (outcomes.some(({ refusal }) => refusal === null)) await mark(dishes, how);
    const refused = outcomes.find(({ refusal }) => refusal !== null);
    if (refused !== undefined) tell("refused", tb(`said.${refused.refusal ?? "refused"}`));
  }

  return { busy, hush, mark, press, told, undo };
}

export type Marks = ReturnType<typeof useMarks>;
