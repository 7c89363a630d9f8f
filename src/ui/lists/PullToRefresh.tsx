import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { refreshIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./PullToRefresh.module.css";

export type PullToRefreshProps = {
  /** Settles when the list is new. */
  onRefresh: () => Promise<unknown>;
  /** Read aloud while it refreshes. */
  busyLabel: string;
  children: ReactNode;
};

/** Pulled this far, the list is asked for again. The finger moves twice as far as the list does. */
const FAR_PX = 64;

/**
 * Pull the page down from its top to refresh it. By touch alone: every list also has a button or a link that does
 * the same. Listeners are passive, so scrolling never waits for them; the browser's own pull is switched off meanwhile.
 */
export const PullToRefresh = ({ onRefresh, busyLabel, children }: PullToRefreshProps) => {
  const area = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const refresh = useEffectEvent(() => {
    if (busy) return;
    setBusy(true);
    void onRefresh()
      .catch(() => undefined)
      .then(() => setBusy(false));
  });

  useEffect(() => {
    const element = area.current;
    if (!element || !matchMedia("(pointer: coarse)").matches) return;
    const root = document.documentElement;
    const before = root.style.overscrollBehaviorY;
    root.style.overscrollBehaviorY = "contain";
    let from: number | null = null;
    let pulled = 0;

    const draw = () => {
      element.style.setProperty("--pull", `${pulled}px`);
      element.toggleAttribute("data-far", pulled >= FAR_PX);
    };
    const start = (event: TouchEvent) => {
      from = scrollY <= 0 && event.touches.length === 1 ? (event.touches[0]?.clientY ?? null) : null;
    };
    const move = (event: TouchEvent) => {
      const y = event.touches[0]?.clientY;
      if (from === null || y === undefined) return;
      if (scrollY > 0) from = null;
      pulled = from === null ? 0 : Math.min(FAR_PX * 1.25, Math.max(0, (y - from) / 2));
      element.toggleAttribute("data-pulling", pulled > 0);
      draw();
    };
    const end = (event: TouchEvent) => {
      if (from !== null && pulled >= FAR_PX && event.type === "touchend") refresh();
      from = null;
      pulled = 0;
      element.removeAttribute("data-pulling");
      draw();
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    element.addEventListener("touchstart", start, options);
    element.addEventListener("touchmove", move, options);
    element.addEventListener("touchend", end, options);
    element.addEventListener("touchcancel", end, options);
    return () => {
      root.style.overscrollBehaviorY = before;
      listening.abort();
    };
  }, []);

  return (
    <div ref={area} className={styles.area} data-busy={busy || undefined}>
      <div className={styles.mark} role="status">
        <Icon of={refreshIcon} size={20} />
        {busy && <span className="visually-hidden">{busyLabel}</span>}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
};
