import { useSetAtom, useStore } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#contract/cart.ts";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { type ReorderChange, carryOver } from "#domain/orders/orderAgain.ts";
import { useSend } from "#net/useCall.ts";
import { offPremisesCart } from "#parts/offPremises/offPremises.ts";
import { cartOf } from "#state/cart/cart.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { keepWayAtom } from "#state/places/keepWay.ts";

/** What a change of the way of ordering means for what has been chosen. */
export interface SwitchAsked {
  readonly next: OffPremises;
  readonly isOpen: boolean;
  /** `failed`: what can be had the other way could not be read. */
  readonly state: "reading" | "read" | "failed";
  /** What can be had that way too, as its carts would hold it. */
  readonly lines: readonly CartLine[];
  /** What cannot be had that way, or not as it was chosen. */
  readonly changes: readonly ReorderChange[];
}

const KINDS = [false, true] as const;

/**
 * Changes the way of ordering. Each way has its carts and keeps them; where something has been chosen that the other
 * way's carts do not hold, it is first said what of it can be had there, and the customer may take that along.
 */
export function useSwitch(storeId: string, mode: OffPremises, apply: (next: OffPremises) => void) {
  const { t } = useTranslation("storeHome");
  const atoms = useStore();
  const send = useSend();
  const remember = useSetAtom(keepWayAtom);
  const toast = useSetAtom(showToastAtom);
  const [asked, setAsked] = useState<SwitchAsked | null>(null);

  const linesOf = (of: OffPremises, isOnOffer: boolean) =>
    atoms.get(cartOf(storeId, offPremisesCart(of, isOnOffer)).linesAtom);
  const change = (next: OffPremises) => {
    setAsked((before) => before && { ...before, isOpen: false });
    remember(next);
    apply(next);
  };

  /** Takes along what can be had the other way, and changes to it. */
  const take = (next: OffPremises, lines: readonly CartLine[]) => {
    for (const line of lines) {
      atoms.set(cartOf(storeId, line.action).linesAtom, { verb: "add", line });
    }
    change(next);
    toast(t("switch.copied"), "good");
  };

  /** `isEager`: what can be had as it is goes along without a question. */
  const ask = async (next: OffPremises, isEager = false) => {
    if (next === mode) return;
    const missing = KINDS.map((isOnOffer) => {
      const there = new Set(linesOf(next, isOnOffer).map(lineKey));
      return linesOf(mode, isOnOffer).filter((line) => !there.has(lineKey(line)));
    });
    const all = missing.flat();
    if (all.length === 0) return change(next);
    const question = { next, isOpen: true, lines: [], changes: [] } as const;
    if (!isEager) setAsked({ ...question, state: "reading" });
    const reader = await import("#parts/cart/useCartProblems.ts").catch(() => null);
    const now_time = new Date().toISOString();
    const found = await Promise.all(
      KINDS.map(async (isOnOffer, index) => {
        const lines = missing[index] ?? [];
        const wanted = new Map(lines.map((line) => [line.goods_id, line.offer?.special_id ?? null]));
        const read = (await reader?.readGoods(send, storeId, [...wanted])) ?? null;
        if (read === null || read.length < wanted.size) return null;
        const goods = new Map(read.flatMap(([id, one]) => (one ? [[id, one] as const] : [])));
        return carryOver(lines, goods, { action: offPremisesCart(next, isOnOffer), now_time });
      }),
    );
    const whole = found.filter((each) => each !== null);
    const state = whole.length < found.length ? "failed" : "read";
    if (isEager) {
      const lines = whole.flatMap((each) => each.lines);
      if (state === "read" && whole.every(({ changes }) => changes.length === 0)) return take(next, lines);
      setAsked({ ...question, state: "reading" });
    }
    setAsked((now) =>
      // It may have been answered, or another way asked for, meanwhile.
      now?.isOpen && now.next === next
        ? {
            ...question,
            state,
            lines: state === "read" ? whole.flatMap(({ lines }) => lines) : [],
            changes: state === "read" ? whole.flatMap(({ changes }) => changes) : [],
          }
        : now,
    );
  };

  const copy = ({ lines, next }: SwitchAsked) => take(next, lines);
  const stay = () => setAsked((before) => before && { ...before, isOpen: false });
  return {
    asked,
    ask: (next: OffPremises) => void ask(next),
    /** For whom the store does not deliver to: to collect the same dishes, asked only where not all can be had so. */
    collect: () => void ask(OrderType.takeAway, true),
    copy,
    change,
    stay,
  };
}

export type Switch = ReturnType<typeof useSwitch>;
