import { useAtom, useStore } from "jotai";
import { useEffect, useMemo, useState } from "react";
import { goodsDetail } from "#contract/calls/store.ts";
import type { LineProblem } from "#contract/cart.ts";
import type { Goods } from "#contract/goods.ts";
import { lineKey } from "#domain/cart.ts";
import { cartLine } from "#domain/cartLine.ts";
import { lineProblems } from "#domain/lineProblems.ts";
import { useSend } from "#net/TransportContext.ts";
import { cartOf } from "#state/cart.ts";

const GONE = 302;

/**
 * What changed about the goods in the dine-in cart since they were chosen: they are read again when `isActive`
 * begins, and when the provider reports a problem. `tidy` takes out what cannot be had and brings the rest up to date,
 * so that it can still be ordered.
 */
export function useCartProblems(storeId: string, isActive: boolean) {
  const send = useSend();
  const store = useStore();
  const { linesAtom } = cartOf(storeId, 1);
  const [lines, change] = useAtom(linesAtom);
  const [today, setToday] = useState<ReadonlyMap<string, Goods | null>>(new Map());
  const [reported, setReported] = useState<readonly LineProblem[]>([]);

  useEffect(() => {
    if (!isActive) return;
    let isCurrent = true;
    const ids = [...new Set(store.get(linesAtom).map((line) => line.goods_id))];
    void Promise.all(
      ids.map(async (goods_id) => {
        const answer = await send(goodsDetail, { store_id: storeId, goods_id }, { isSilent: true });
        if (answer.ok) return [goods_id, answer.data] as const;
        return answer.kind === "code" && answer.code === GONE ? ([goods_id, null] as const) : null;
      }),
    ).then((read) => {
      if (isCurrent) setToday(new Map(read.filter((entry) => entry !== null)));
    });
    return () => {
      isCurrent = false;
    };
  }, [send, store, storeId, linesAtom, isActive, reported]);

  const problems = useMemo(() => {
    const known = lines.filter((line) => today.has(line.goods_id));
    const goods = new Map([...today].flatMap(([id, one]) => (one ? [[id, one] as const] : [])));
    const found = [...reported, ...lineProblems(known, goods, 1)].map(
      (problem) => [lineKey(problem), problem] as const,
    );
    const numbers = new Map(lines.map((line) => [lineKey(line), line.number]));
    // A line that is gone, or that the customer has made smaller by hand, is no problem any more.
    const isOpen = ([key, problem]: (typeof found)[number]) => {
      const number = numbers.get(key);
      return number !== undefined && !(problem.reason === "short" && number <= problem.left);
    };
    return new Map(found.filter(isOpen));
  }, [lines, today, reported]);

  const tidy = () => {
    const kept = store.get(linesAtom).flatMap((line) => {
      const problem = problems.get(lineKey(line));
      if (!problem) return [line];
      const goods = today.get(line.goods_id) ?? null;
      if (problem.reason === "price_changed") {
        return [goods ? cartLine(goods, line, line) : { ...line, price: problem.price }];
      }
      return problem.reason === "short" && problem.left > 0
        ? [{ ...line, number: Math.min(line.number, problem.left) }]
        : [];
    });
    setReported([]);
    change({ verb: "replace", lines: kept });
  };

  return { problems, tidy, report: setReported };
}
