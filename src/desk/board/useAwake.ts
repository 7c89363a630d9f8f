import { useEffect } from "react";

/** Keeps the screen on while the board is open, where the browser can; again once one comes back to it. */
export function useAwake(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      // Refused while the battery is low.
      const given = await navigator.wakeLock.request("screen").catch(() => null);
      if (isOver) void given?.release();
      else lock = given;
    };
    const asked = () => void ask();
    asked();
    document.addEventListener("visibilitychange", asked);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", asked);
      void lock?.release();
    };
  }, []);
}
