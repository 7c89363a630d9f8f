import { type ReactNode, type RefCallback, useCallback, useState } from "react";
import { useHydrated } from "./page.ts";
import { LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";

/** Pixels before it comes into view. */
const AHEAD = 400;

/**
 * Whether one has scrolled near what the reference is given to; once near, it stays so. True where nobody can tell, but
 * never on a page that is still as the server drew it.
 */
export function useNear(): [isNear: boolean, mark: RefCallback<HTMLElement>] {
  const isHydrated = useHydrated();
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === "undefined");
  const mark = useCallback((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${AHEAD}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isHydrated && isNear, mark];
}

/** What is fetched and drawn once one has scrolled near it; nobody waits for it before, and it stays then. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const [isNear, mark] = useNear();
  return isNear ? <LazyLayer>{children}</LazyLayer> : <div ref={mark} />;
}
