import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { checkIcon, warningIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./ToastHost.module.css";
import { subscribeModal, topModal } from "./modalStack.ts";
import { standClear } from "./standClear.ts";

export type Toast = {
  id: string | number;
  text: string;
  kind?: "plain" | "ok" | "warn" | undefined;
  /** What can be done about it, as to undo it; the owner then takes the toast out of the list. */
  action?: { label: string; onPress: () => void } | undefined;
};

export type ToastHostProps = {
  /** Those to show, the newest last. An empty list clears all. */
  toasts: readonly Toast[];
  /** One has had its time; the owner takes it out of the list. */
  onExpire: (id: Toast["id"]) => void;
};

/** Milliseconds that each is shown (specification, section 9). */
const DURATION = 2_000;

/** Milliseconds that one with an action is shown, from when neither pointer nor focus are on it (WCAG 2.2.1). */
const TO_REACH = 8_000;

const silence: readonly Toast[] = [];

/**
 * Short notices above all else, read aloud politely, clear of bars and of what can be pressed (`standClear.ts`). Inside
 * of the topmost modal while one is open: what stands outside of it is neither seen nor heard. Mount it on the client
 * only.
 *
 * Its element is its own and only a guest of the modal: React would take it away together with a modal that is torn
 * down, in the same breath in which a toast is to be shown in it. It leaves as soon as the modal has closed.
 */
export const ToastHost = ({ toasts, onExpire }: ToastHostProps) => {
  const [host] = useState(createHost);
  const [isHeld, hold] = useState(false);
  useExpiry(toasts, isHeld, onExpire);
  // Empty at first: a live region is only heard when its words come after itself.
  const spoken = useDeferredValue(toasts, silence);

  const shown = toasts.length > 0;
  useLayoutEffect(() => {
    if (!host) return;
    const place = () => {
      const into = topModal() ?? document.body;
      if (host.parentNode !== into) into.append(host);
      if (shown) raise(host);
    };
    place();
    const stop = subscribeModal(place);
    return () => {
      stop();
      lower(host);
    };
  }, [host, shown]);
  useLayoutEffect(() => () => host?.remove(), [host]);
  // Where they stand is decided once for the same words, however often they are drawn: none of them jumps.
  const said = spoken.map(({ id }) => id).join(" ");
  useLayoutEffect(() => (host && said !== "" ? standClear(host) : undefined), [host, said]);
  // One that is gone from under the pointer sends no word of it.
  if (isHeld && !toasts.some(({ action }) => action)) hold(false);

  if (!host) return null;
  return createPortal(
    spoken.map((toast) => (
      <p key={toast.id} className={styles.toast}>
        {toast.kind === "ok" && <Icon of={checkIcon} size={20} />}
        {toast.kind === "warn" && <Icon of={warningIcon} size={20} />}
        <span>{toast.text}</span>
        {toast.action && (
          <button
            type="button"
            className={styles.action}
            onClick={toast.action.onPress}
            onPointerEnter={() => hold(true)}
            onPointerLeave={() => hold(false)}
            onFocus={() => hold(true)}
            onBlur={() => hold(false)}
          >
            {toast.action.label}
          </button>
        )}
      </p>
    )),
    host,
  );
};

function createHost(): HTMLElement | null {
  if (typeof document === "undefined") return null;
  const host = document.createElement("div");
  host.setAttribute("role", "status");
  host.className = styles.host ?? "";
  // In the browser's top layer, above a dialog's backdrop. Shown by popover alone it would be hidden while it is
  // empty, and what is hidden is not live: see the styles.
  host.popover = "manual";
  return host;
}

const isRaised = (host: HTMLElement) => host.matches(":popover-open");

/** Before 2023 browsers have no popovers: there it lies over the page by its place alone. */
function raise(host: HTMLElement) {
  if (host.showPopover && host.isConnected && !isRaised(host)) host.showPopover();
}

function lower(host: HTMLElement) {
  if (host.hidePopover && host.isConnected && isRaised(host)) host.hidePopover();
}

/** The timers live with the host: a toast that moves into a dialog keeps the time it has left. */
const useExpiry = (toasts: readonly Toast[], isHeld: boolean, onExpire: ToastHostProps["onExpire"]) => {
  const timers = useRef(new Map<Toast["id"], ReturnType<typeof setTimeout>>());
  const expire = useEffectEvent((id: Toast["id"]) => {
    timers.current.delete(id);
    onExpire(id);
  });
  useEffect(() => {
    const isDue = (id: Toast["id"]) =>
      toasts.some((toast) => toast.id === id && !(isHeld && toast.action !== undefined));
    for (const { id, action } of toasts) {
      if (isDue(id) && !timers.current.has(id))
        timers.current.set(
          id,
          setTimeout(() => expire(id), action ? TO_REACH : DURATION),
        );
    }
    for (const [id, timer] of timers.current) {
      if (isDue(id)) continue;
      clearTimeout(timer);
      timers.current.delete(id);
    }
  }, [toasts, isHeld]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);
};
