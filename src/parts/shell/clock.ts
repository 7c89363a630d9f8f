import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The time, new each minute, and when the page is looked at again. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tell = () => setNow(new Date());
    const timer = setInterval(tell, MINUTE);
    document.addEventListener("visibilitychange", tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tell);
    };
  }, []);
  return now;
}

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

/** A value once it has not changed for some milliseconds: what one is still typing, or moving, asks nobody. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

/** Offers name no time zone of a store: theirs is Japan's. */
export const STORE_ZONE = "Asia/Tokyo";
