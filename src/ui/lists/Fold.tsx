import { type ReactNode, useEffect, useRef } from "react";
import { chevronIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Fold.module.css";

export type FoldProps = {
  isOpen: boolean;
  onOpen: () => void;
  /** What it is about. */
  title: ReactNode;
  /** What is chosen; nothing where nothing is. */
  value?: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  start?: ReactNode;
  /** What a tap does: "Change". Nothing where the title says it ("Add a request"). */
  action?: string | undefined;
  /** The field, in the row's place once it is open. */
  children: ReactNode;
};

/** A field that seldom changes, folded into one row: what it is about, what is chosen, and the way to change it. */
export const Fold = ({ isOpen, onOpen, title, value, note, start, action, children }: FoldProps) => {
  const field = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The row that had the focus is gone.
    if (isOpen && !wasOpen.current) {
      const control = "input:checked, textarea, input, select, button";
      field.current?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) {
    return (
      <div ref={field} className={styles.field}>
        {children}
      </div>
    );
  }
  return (
    <button type="button" className={styles.row} aria-expanded={false} onClick={onOpen}>
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.said}>
        <span className={styles.words}>
          <span className={value === undefined ? undefined : styles.title}>{title}</span>
          {value !== undefined && <span className={styles.value}>{value}</span>}
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {action !== undefined && <span className={styles.action}>{action}</span>}
      </span>
      {action === undefined && (
        <span className={styles.chevron}>
          <Icon of={chevronIcon} size={20} />
        </span>
      )}
    </button>
  );
};
