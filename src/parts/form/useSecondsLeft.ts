import { useEffect, useState } from "react";

const leftUntil = (until: number | null) =>
  until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000));

/** Whole seconds until an instant in milliseconds since 1970, counting down to 0. */
export function useSecondsLeft(until: number | null): number {
  const [left, setLeft] = useState(() => leftUntil(until));
  useEffect(() => {
    const look = () => setLeft(leftUntil(until));
    look();
    if (leftUntil(until) === 0) return;
    // A page in the background sleeps, so each look asks the clock.
    const timer = setInterval(() => {
      look();
      if (leftUntil(until) === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
