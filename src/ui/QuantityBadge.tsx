import styles from "./QuantityBadge.module.css";

export type QuantityBadgeProps = {
  /** 0 draws nothing; from 100 on it reads "99+". */
  count: number;
  /** Sits on the upper corner of what it is inside of. */
  corner?: boolean;
};

/** A count on an icon. Hidden from screen readers: the control's own label says the number in words. */
export const QuantityBadge = ({ count, corner }: QuantityBadgeProps) =>
  count > 0 && (
    <span key={count} className={styles.badge} data-corner={corner || undefined} aria-hidden="true">
      {count > 99 ? "99+" : count}
    </span>
  );
