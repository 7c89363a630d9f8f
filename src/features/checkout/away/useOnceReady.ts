import { useEffect, useRef, useState } from "react";

/**
 * Does what is asked for as soon as it can be done: at once, or when what it goes by has been read. Asked for again
 * meanwhile, it is done once all the same.
 */
export function useOnceReady(isReady: boolean, act: () => Promise<unknown>) {
  const [isAsked, setAsked] = useState(false);
  const tell = useRef<() => void>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isReady || !isAsked) return;
    void latest.current().finally(() => {
      setAsked(false);
      tell.current?.();
    });
  }, [isReady, isAsked]);
  /** Resolves once it has been done. */
  const ask = (): Promise<unknown> => {
    if (isReady && !isAsked) return act();
    setAsked(true);
    return new Promise<void>((resolve) => {
      tell.current = resolve;
    });
  };
  return { isWaiting: isAsked, ask };
}
