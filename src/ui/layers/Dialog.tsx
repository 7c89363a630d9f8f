import { type ReactNode, useId } from "react";
import styles from "./Dialog.module.css";
import { Still, useModal } from "./useModal.ts";

export type DialogProps = {
  open: boolean;
  /** Called by back, Escape and a tap outside. Without it nothing closes the dialog: the store's rest time. */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  /** What it is about; read aloud with the title. */
  children?: ReactNode;
  /** One or two `Button block`, the one that does it first. */
  actions?: ReactNode;
};

/** An alert or a question in the middle of the screen. */
export const Dialog = ({ open, onClose, title, children, actions }: DialogProps) => {
  const heading = useId();
  const text = useId();
  const { present, ref, props } = useModal(open, onClose);
  return (
    <dialog
      ref={ref}
      {...props}
      role="alertdialog"
      className={styles.dialog}
      closedby={onClose ? "closerequest" : "none"}
      aria-labelledby={heading}
      aria-describedby={text}
    >
      {present && (
        <Still still={!open}>
          <div className={styles.panel}>
            <h2 id={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <div id={text} className={styles.text}>
              {children}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        </Still>
      )}
    </dialog>
  );
};
