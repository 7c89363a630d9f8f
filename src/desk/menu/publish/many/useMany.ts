import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { changeDishes, type DeskMenu, MOST_TOLD } from "#contract/calls/desk/menu.ts";
import { board } from "#contract/calls/desk/board.ts";
import { listGoods } from "#contract/calls/desk/goods.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { ManyChange } from "#contract/menuChanges.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { menuChanged } from "../menuChanged.ts";
import { changeIn, NOTHING_TYPED, type TypedChange, type TypedFault } from "./typedChange.ts";
import { markAll, sizeOf, takeBack, type Undo, undoOf } from "./undo.ts";

interface Looked {
  /** Null: today's state. */
  readonly change: ManyChange | null;
  readonly stamp: string;
  readonly count: number;
  readonly dishes: DeskResponse<typeof changeDishes>["dishes"];
  /** The dishes have changed since they were looked at, and are shown anew. */
  readonly isAnew: boolean;
}

interface Done {
  readonly id: number;
  readonly words: string;
  /** Null: it was taken back. */
  readonly undo: Undo | null;
}

/** A change of many dishes on its way: typed, looked at as it would be, done, and taken back as long as the page is open. */
export function useMany(menu: DeskMenu, store_id: string, chosen: ReadonlySet<string>) {
  const { t } = useTranslation("desk/publish");
  const { said, say } = useSaid();
  const [typed, setTyped] = useState<TypedChange>(NOTHING_TYPED);
  const [fault, setFault] = useState<TypedFault | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [done, setDone] = useState<readonly Done[]>([]);
  const [busy, setBusy] = useState<"look" | "do" | "undo" | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const number = useRef(0);
  // Two presses in one moment are one.
  const isAtWork = useRef(false);

  async function alone(what: "look" | "do" | "undo", work: () => Promise<void>): Promise<void> {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setBusy(what);
    await work();
    isAtWork.current = false;
    setBusy(null);
  }

  const tellDone = (words: string, undo: Undo) => {
    number.current += 1;
    const one = { id: number.current, words, undo: sizeOf(undo) === 0 ? null : undo };
    setDone((before) => [one, ...before]);
  };

  const look = () =>
    alone("look", async () => {
      const change = changeIn(typed);
      setFault(typeof change === "string" ? change : null);
      if (typeof change === "string") return;
      if (change === null) {
        const some = menu.dishes.filter(({ id }) => chosen.has(id));
        const dishes = some.slice(0, MOST_TOLD).map((dish) => ({ ...dish, price_after: dish.price }));
        setLooked({ change, stamp: "", count: some.length, dishes, isAnew: false });
        return;
      }
      const answer = await deskSend(changeDishes, { store_id, dish_ids: [...chosen], change, seen: null });
      say(answer);
      if (answer.ok) setLooked({ change, ...answer.data, isAnew: false });
    });

  const mark = async (kind: TypedChange["kind"]) => {
    const as = kind === "out" ? "until_opening" : "sold";
    const { failure, missing, undo } = await markAll(store_id, [...chosen], as);
    await Promise.all([readAnew(listGoods), readAnew(board)]);
    if (failure !== null) say(failure);
    const count = sizeOf(undo);
    const words = t(kind === "out" ? "many.didOut" : "many.didBack", { count });
    tellDone(missing > 0 ? `${words} ${t("many.missing", { count: missing })}` : words, undo);
    if (failure === null) setLooked(null);
  };

  const act = () =>
    alone("do", async () => {
      if (looked === null) return;
      const { change, stamp } = looked;
      if (change === null) return mark(typed.kind);
      const answer = await deskSend(changeDishes, { store_id, dish_ids: [...chosen], change, seen: stamp });
      say(answer);
      if (!answer.ok) return;
      const { count, former, is_done, stamps } = answer.data;
      await menuChanged();
      if (!is_done) return setLooked({ change, ...answer.data, isAnew: true });
      setLooked(null);
      tellDone(t("many.did", { count }), undoOf(former, stamps));
    });

  const undo = (id: number) =>
    alone("undo", async () => {
      const wanted = done.find((one) => one.id === id);
      if (wanted === undefined || wanted.undo === null) return;
      const { failure, kept, rest } = await takeBack(store_id, wanted.undo, setLeft);
      setLeft(null);
      await Promise.all([menuChanged(), readAnew(listGoods), readAnew(board)]);
      if (failure === null) say({ ok: true });
      else say(failure);
      const words = kept > 0 ? t("many.undidSome", { count: kept }) : t("many.undid");
      setDone((before) =>
        before.map((one) =>
          one.id === id ? { id, words: rest === null ? words : one.words, undo: rest } : one,
        ),
      );
    });

  const forget = () => setLooked(null);
  return {
    typed,
    fault,
    looked,
    done,
    busy,
    /** How many are still to be taken back. */
    left,
    said,
    look,
    act,
    undo,
    forget,
    type: (next: TypedChange) => {
      setTyped(next);
      setFault(null);
      forget();
    },
  };
}
