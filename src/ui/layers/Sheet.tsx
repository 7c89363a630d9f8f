import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId } from "react";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { closeIcon } from "#ui/icons/common.ts";
import { isAtSide } from "./atSide.ts";
import styles from "./Sheet.module.css";
import { useKeyboardInset } from "./useKeyboardInset.ts";
import { Still, useModal } from "./useModal.ts";

export type SheetProps = {
  open: boolean;
  /** Called by back, Escape, a swipe down, the button and a tap outside; the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** A picture from edge to edge above the title. */
  hero?: ReactNode;
  /** Stays in reach below what scrolls: the button with the running price. */
  footer?: ReactNode;
  /** As high as the screen allows, whatever is inside: a list that is being searched. */
  tall?: boolean;
  /** From 768 px on wide enough for two columns: the footer is the second (`useIsAtSide`). */
  wide?: boolean;
  children: ReactNode;
};

/** A sheet that rises from below over the page; from 768 px on a panel that comes in from the side. */
export const Sheet = ({
  open,
  onClose,
  title,
  closeLabel,
  hero,
  footer,
  tall,
  wide,
  children,
}: SheetProps) => {
  const heading = useId();
  const { present, ref, props } = useModal(open, onClose);
  useKeyboardInset(open);
  useSwipeToClose(ref, open, onClose);
  return (
    <dialog
      ref={ref}
      {...props}
      className={styles.sheet}
      aria-labelledby={heading}
      data-tall={tall || undefined}
      data-wide={wide || undefined}
    >
      {present && (
        <Still still={!open}>
          <div className={styles.panel}>
            <div className={styles.grip} aria-hidden="true" />
            <div className={styles.close}>
              <IconButton
                icon={closeIcon}
                label={closeLabel}
                onClick={onClose}
                kind={hero ? "raised" : "plain"}
              />
            </div>
            <div className={styles.scroll}>
              {hero}
              <h2 id={heading} tabIndex={-1} className={styles.title} data-hero={hero ? true : undefined}>
                {title}
              </h2>
              <div className={styles.body}>{children}</div>
            </div>
            {footer && (
              <div className={styles.footer} data-bar>
                {footer}
              </div>
            )}
          </div>
        </Still>
      )}
    </dialog>
  );
};

/** Dragged this far, or flicked this fast over at least a little way, a sheet closes. */
const FAR_PX = 96;
const LITTLE_PX = 32;
const FAST_PX_PER_MS = 0.5;

/**
 * A drag on `sheet` to where it came from follows the finger and calls `onClose` when it was far or fast enough;
 * otherwise it springs back. Down where the finger is on something scrollable, only once that stands at its top.
 */
const useSwipeToClose = (
  sheet: RefObject<HTMLElement | null>,
  active: boolean,
  onClose: () => void,
): void => {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = sheet.current;
    if (!active || !element) return;
    let from: { x: number; y: number; at: number } | null = null;
    let dragging = false;
    let atSide = false;
    /** How far the finger has gone the sheet's way, and across it (px). */
    const way = (touch: Touch, { x, y }: { x: number; y: number }) =>
      atSide
        ? { along: touch.clientX - x, across: touch.clientY - y }
        : { along: touch.clientY - y, across: touch.clientX - x };

    const start = (event: TouchEvent) => {
      const touch = event.touches[0];
      atSide = isAtSide();
      const scrolled = atSide ? 0 : (scrollableAbove(event.target, element)?.scrollTop ?? 0);
      dragging = false;
      from =
        touch && event.touches.length === 1 && scrolled <= 0
          ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp }
          : null;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!from || !touch) return;
      const { along, across } = way(touch, from);
      if (!dragging && Math.abs(across) > Math.abs(along)) from = null;
      else if (!dragging && along < -4) from = null;
      else if (along > 8) dragging = true;
      if (!from || !dragging) return;
      element.style.transition = "none";
      const far = `${Math.max(0, along)}px`;
      element.style.translate = atSide ? far : `0 ${far}`;
    };
    const end = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (from && touch && dragging && event.type === "touchend") {
        const { along } = way(touch, from);
        if (
          along > FAR_PX ||
          (along > LITTLE_PX && along / Math.max(1, event.timeStamp - from.at) > FAST_PX_PER_MS)
        )
          close();
      }
      from = null;
      dragging = false;
      // In a microtask the owner may have closed it: then it goes on from here, else it springs back.
      requestAnimationFrame(() => {
        element.style.transition = "";
        element.style.translate = "";
      });
    };

    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    element.addEventListener("touchstart", start, options);
    element.addEventListener("touchmove", move, options);
    element.addEventListener("touchend", end, options);
    element.addEventListener("touchcancel", end, options);
    return () => listening.abort();
  }, [sheet, active]);
};

const scrollableAbove = (target: EventTarget | null, root: Element): Element | null => {
  for (let at = target instanceof Element ? target : null; at && at !== root; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
};
