import { type ReactNode, useId } from "react";
import { IconButton } from "./IconButton.tsx";
import { closeIcon } from "./icons/closeIcon.ts";
import styles from "./Sheet.module.css";
import { useKeyboardInset } from "./useKeyboardInset.ts";
import { Still } from "./Still.tsx";
import { useModal } from "./useModal.ts";
import { useSwipeToClose } from "./useSwipeToClose.ts";

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
  children: ReactNode;
};

/** A sheet that rises from below over the page. */
export const Sheet = ({ open, onClose, title, closeLabel, hero, footer, tall, children }: SheetProps) => {
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
            {footer && <div className={styles.footer}>{footer}</div>}
          </div>
        </Still>
      )}
    </dialog>
  );
};
