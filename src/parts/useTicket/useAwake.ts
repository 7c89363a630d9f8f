import { useEffect } from "react";

/** Keeps the screen from going dark while something is shown across the counter, where the browser can. */
export function useAwake(isShown: boolean): void {
  useEffect(() => {
    if (!isShown || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = () => {
      if (document.visibilityState !== "visible") return;
      navigator.wakeLock.request("screen").then(
        (held) => {
          if (isOver) void held.release();
          else lock = held;
        },
        // A low battery refuses it; the code can be shown all the same.
        () => {},
      );
    };
    hold();
    // The browser lets go of it whenever the page goes out of sight.
    document.addEventListener("visibilitychange", hold);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [isShown]);
}
