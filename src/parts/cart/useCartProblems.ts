import { useAtom, useStore } from "jotai";
import { useMemo, useState } from "react";
import useSWR from "swr";
import type { LineProblem } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import { CartAction, GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { cartLine, lineKey } from "#domain/cart/cart.ts";
import { lineProblems, overLimit } from "#domain/cart/lineProblems.ts";
import { callKey } from "#net/callKey.ts";
import { bentoGoodsDetailCall, goodsDetailCall } from "#net/calls/orderCalls.ts";
import type { Send } from "#net/transport.ts";
import { useTransport } from "#net/useCall.ts";
import { cartOf } from "#state/cart/cart.ts";

/**
 * What changed about the goods in one of a store's carts since they were chosen: they are read again when `isActive`
 * begins, when the cart comes to hold others (a stored cart is there a moment after the screen), when the provider
 * reports a problem, and whenever the store says that its menu changed; what is on offer is read at its offer's price.
 * Of one line the store takes `mostPieces`. `tidy` takes out what cannot be had and brings the rest up to date, so that it can still be ordered.
 */
export function useCartProblems(
  storeId: string,
  action: CartAction,
  isActive: boolean,
  mostPieces: number = Infinity,
) {
  const { send, scope } = useTransport();
  const store = useStore();
  const { linesAtom } = cartOf(storeId, action);
  const [lines, change] = useAtom(linesAtom);
  const [reported, setReported] = useState<readonly LineProblem[]>([]);

  const wanted = [...new Map(lines.map((line) => [line.goods_id, line.offer?.special_id ?? null]))].toSorted(
    ([one], [other]) => (one < other ? -1 : 1),
  );
  // Under the path of the call that it makes, so that what makes that call's answers old makes these old too.
  const ownKey = callKey(goodsDetailCall.path, { store_id: storeId, wanted }, goodsDetailCall.access, scope);
  const { data: read, mutate } = useSWR<GoodsRead>(
    isActive && wanted.length > 0 ? ownKey : null,
    () => readGoods(send, storeId, wanted),
    { keepPreviousData: true },
  );
  const today = useMemo(() => new Map(read), [read]);

  const problems = useMemo(() => {
    const known = lines.filter((line) => today.has(line.goods_id));
    const goods = new Map([...today].flatMap(([id, one]) => (one ? [[id, one] as const] : [])));
    const showType = action === CartAction.dineIn ? GoodsShowType.dineIn : GoodsShowType.offPremises;
    const tooMany = lines.flatMap(({ goods_id, option_value, number, price }): LineProblem[] =>
      number > mostPieces ? [{ goods_id, option_value, reason: "limit", left: mostPieces, price }] : [],
    );
    const found = [...reported, ...tooMany, ...overLimit(lines), ...lineProblems(known, goods, showType)].map(
      (problem) => [lineKey(problem), problem] as const,
    );
    const numbers = new Map(lines.map((line) => [lineKey(line), line.number]));
    // A line that is gone, or that the customer has made smaller by hand, is no problem any more.
    const isOpen = ([key, problem]: (typeof found)[number]) => {
      const number = numbers.get(key);
      return number !== undefined && !(isTooMany(problem) && number <= problem.left);
    };
    return new Map(found.filter(isOpen));
  }, [lines, today, reported, action, mostPieces]);

  const tidy = () => {
    const kept = store.get(linesAtom).flatMap((line) => {
      const problem = problems.get(lineKey(line));
      if (!problem) return [line];
      const goods = today.get(line.goods_id) ?? null;
      if (problem.reason === "price_changed") {
        return [goods ? { ...line, ...cartLine(goods, line, line) } : { ...line, price: problem.price }];
      }
      return isTooMany(problem) && problem.left > 0
        ? [{ ...line, number: Math.min(line.number, problem.left) }]
        : [];
    });
    setReported([]);
    change({ verb: "replace", lines: kept });
  };

  const report = (found: readonly LineProblem[]) => {
    setReported(found);
    void mutate();
  };
  return { problems, tidy, report };
}

/** More pieces than are left, or than the offer grants one person. */
function isTooMany({ reason }: LineProblem): boolean {
  return reason === "short" || reason === "limit";
}

/** Goods by id, null for those that are gone. */
export type GoodsRead = readonly (readonly [string, Goods | null])[];

/** The goods as they are now, those of an offer at its price; those that could not be read are left out. */
export async function readGoods(
  send: Send,
  store_id: string,
  wanted: readonly (readonly [goods_id: string, special_id: string | null])[],
): Promise<GoodsRead> {
  const answers = await Promise.all(
    wanted.map(async ([goods_id, special_id]) => {
      const answer = special_id
        ? await send(bentoGoodsDetailCall, { goods_id, special_id }, { isSilent: true })
        : await send(goodsDetailCall, { store_id, goods_id }, { isSilent: true });
      if (answer.ok) return [goods_id, answer.data] as const;
      return answer.kind === "code" && answer.code === Code.productMissing
        ? ([goods_id, null] as const)
        : null;
    }),
  );
  return answers.filter((entry) => entry !== null);
}
