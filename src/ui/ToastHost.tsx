import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
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

/**
 * Short notices above all else, read aloud politely. Inside of the topmost modal while one is open: what stands
 * outside of it is neither seen nor heard. Mount it on the client only.
 */
export const ToastHost = ({ toasts, onExpire, duration = 2000 }: ToastHostProps) => {
  const modal = useSyncExternalStore(subscribeModal, topModal, () => null);
  const host = useRef<HTMLDivElement>(null);
  // A live region is only heard when its words come after itself.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  const shown = toasts.length > 0;
  useEffect(() => {
    const element = host.current;
    if (!element?.showPopover) return;
    if (shown) element.showPopover();
    return () => {
      if (element.isConnected && element.matches(":popover-open")) element.hidePopover();
    };
  }, [shown, modal]);

  if (typeof document === "undefined") return null;
  return createPortal(
    <div ref={host} popover="manual" role="status" className={styles.host}>
      {ready && toasts.map((toast) => <Bubble key={toast.id} toast={toast} duration={duration} onExpire={onExpire} />)}
    </div>,
    modal ?? document.body,
  );
};

type BubbleProps = { toast: Toast; duration: number; onExpire: ToastHostProps["onExpire"] };

const Bubble = ({ toast, duration, onExpire }: BubbleProps) => {
  const expire = useEffectEvent(() => onExpire(toast.id));
  useEffect(() => {
    const timer = setTimeout(() => expire(), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return (
    <p className={styles.toast}>
      {toast.kind === "ok" && <Icon of={checkIcon} size={20} />}
      {toast.kind === "warn" && <Icon of={warningIcon} size={20} />}
      <span>{toast.text}</span>
    </p>
  );
};
