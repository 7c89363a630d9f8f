import { useDeferredValue, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Icon } from "./Icon.tsx";
import { checkIcon } from "./icons/checkIcon.ts";
import { warningIcon } from "./icons/warningIcon.ts";
import { subscribeModal, topModal } from "./modalStack.ts";
import styles from "./ToastHost.module.css";

export type Toast = { id: string | number; text: string; kind?: "plain" | "ok" | "warn" | undefined };

export type ToastHostProps = {
  /** Those to show, the newest last. An empty list clears all. */
  toasts: readonly Toast[];
  /** One has had its time; the owner takes it out of the list. */
  onExpire: (id: Toast["id"]) => void;
  /** Milliseconds that each is shown. Default 2,000 (specification section 9). */
  duration?: number;
};

const silence: readonly Toast[] = [];

/**
 * Short notices above all else, read aloud politely. Inside of the topmost modal while one is open: what stands
 * outside of it is neither seen nor heard. Mount it on the client only.
 */
export const ToastHost = ({ toasts, onExpire, duration = 2000 }: ToastHostProps) => {
  const modal = useSyncExternalStore(subscribeModal, topModal, () => null);
  const host = useRef<HTMLDivElement>(null);
  useExpiry(toasts, onExpire, duration);
  // Empty at first: a live region is only heard when its words come after itself.
  const spoken = useDeferredValue(toasts, silence);

  const shown = toasts.length > 0;
  useEffect(() => {
    const element = host.current;
    if (!element?.showPopover) return;
    // In the browser's top layer, above a dialog's backdrop. Not as an attribute in the markup: that would hide the
    // region, and what is hidden is not live.
    element.popover = "manual";
    if (shown) element.showPopover();
    return () => {
      if (element.isConnected && element.matches(":popover-open")) element.hidePopover();
    };
  }, [shown, modal]);

  if (typeof document === "undefined") return null;
  return createPortal(
    <div ref={host} role="status" className={styles.host}>
      {spoken.map((toast) => (
        <p key={toast.id} className={styles.toast}>
          {toast.kind === "ok" && <Icon of={checkIcon} size={20} />}
          {toast.kind === "warn" && <Icon of={warningIcon} size={20} />}
          <span>{toast.text}</span>
        </p>
      ))}
    </div>,
    modal ?? document.body,
  );
};

/** The timers live with the host: a toast that moves into a dialog keeps the time it has left. */
const useExpiry = (toasts: readonly Toast[], onExpire: ToastHostProps["onExpire"], duration: number) => {
  const timers = useRef(new Map<Toast["id"], ReturnType<typeof setTimeout>>());
  const expire = useEffectEvent((id: Toast["id"]) => {
    timers.current.delete(id);
    onExpire(id);
  });
  useEffect(() => {
    for (const { id } of toasts) {
      if (!timers.current.has(id))
        timers.current.set(
          id,
          setTimeout(() => expire(id), duration),
        );
    }
    for (const [id, timer] of timers.current) {
      if (toasts.some((toast) => toast.id === id)) continue;
      clearTimeout(timer);
      timers.current.delete(id);
    }
  }, [toasts, duration]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);
};
