import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

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
