import { type ReactNode, useEffect, useRef, useState } from "react";
import { LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";

/** Pixels before it comes into view. */
const AHEAD = 400;

/** What is fetched and drawn once one has scrolled near it; nobody waits for it before, and it stays then. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    const element = mark.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${AHEAD}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? <LazyLayer>{children}</LazyLayer> : <div ref={mark} />;
}
