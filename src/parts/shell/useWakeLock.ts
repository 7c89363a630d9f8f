import { useEffect } from "react";

/** Keeps the screen from going dark while `isOn`, where the browser can; it lets go whenever the page is hidden. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      // Refused where the battery is low, say: the card is shown all the same.
      const taken = await navigator.wakeLock.request("screen").catch(() => null);
      if (isOver) return void taken?.release();
      lock = taken;
    };
    void take();
    document.addEventListener("visibilitychange", take);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }, [isOn]);
}
