import { useSetAtom } from "jotai";
import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { dateAndTime, dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { pageSubjectAtom } from "#state/page/pageState.ts";

const never = () => () => {};

/** Uses of the hook that began with the server's HTML. */
const takenOver = new WeakSet<object>();

/**
 * False on the server and while its HTML is taken over, true afterwards, and at once where the server drew nothing: for
 * what the server cannot draw. What it lets in is drawn in slices, so that a tap in the middle of it is heard. A value
 * that differs from the server's as soon as it is compared would have React draw the whole screen anew in one go.
 */
export function useHydrated(): boolean {
  const [use] = useState(() => ({}));
  const [isOver, end] = useState(false);
  const isOurs = useSyncExternalStore(
    never,
    () => !takenOver.has(use),
    () => {
      takenOver.add(use);
      return false;
    },
  );
  useEffect(() => {
    if (!isOurs) startTransition(() => end(true));
  }, [isOurs]);
  return isOurs || isOver;
}

/**
 * Says an instant of a store's time zone by its day and time, by words for today and its neighbours: not while the
 * server's HTML is taken over, which may be of another day, as a page kept for without a network.
 */
export function useDayAndTime(): (time: string, timeZone: string) => string {
  const tag = useLanguageTag();
  const say = useHydrated() ? dayAndTime : dateAndTime;
  return (time, timeZone) => say(time, tag, timeZone);
}

/** Names what a screen is about in the page's title, as long as the screen is shown. */
export function usePageSubject(name: string | undefined): void {
  const setSubject = useSetAtom(pageSubjectAtom);
  useEffect(() => {
    setSubject(name ?? null);
    return () => setSubject(null);
  }, [name, setSubject]);
}

/** Milliseconds until the work is begun even if the page never rests. */
const AT_LATEST = 5_000;

/** Runs work when the page has nothing better to do; answers what calls it off. Safari before 26 has no idle callback. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: AT_LATEST });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 1_000);
  return () => clearTimeout(timer);
}
