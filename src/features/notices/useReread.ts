import { useEffect, useMemo, useRef } from "react";
import { useSWRConfig } from "swr";
import { isAnswerOf } from "#net/callKey.ts";

/** Paths whose answers a message or a signal makes old. */
export const STALE = {
  orders: [
    "/order/order/",
    "/mall/order/",
    "/api/order/",
    "/order/inform/",
    // What the desk confirmed or gave back: coupons, cards and vouchers.
    "/order/my/use_member_coupon",
    "/order/my/membercoupon",
    "/order/refill_card/",
  ],
  informs: ["/order/inform/"],
  menu: ["/order/store/goodlist", "/order/store/goodsdetail"],
  table: ["/order/store/index"],
} as const;

/** Milliseconds over which the phones of a full store spread when a dish is sold out. */
const SPREAD = 1_500;

/** Reads again what is on the screen of some paths: at once, or spread so that not all guests ask in one moment. */
export function useReread() {
  const { mutate } = useSWRConfig();
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const timers = waiting.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    };
  }, []);
  return useMemo(() => {
    const now = (paths: readonly string[]) => void mutate(isAnswerOf(...paths));
    return {
      now,
      /** As after a reload of the page, without losing form, scroll or cart. */
      everything: () => void mutate((key) => typeof key === "string"),
      soon(name: string, paths: readonly string[]) {
        if (waiting.current.has(name)) return;
        const read = () => {
          waiting.current.delete(name);
          now(paths);
        };
        waiting.current.set(name, setTimeout(read, Math.random() * SPREAD));
      },
    };
  }, [mutate]);
}
