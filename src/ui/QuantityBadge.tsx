import styles from "./QuantityBadge.module.css";

export type QuantityBadgeProps = {
  /** 0 draws nothing; from 100 on it reads "99+"; null is a number that could not be read, and reads "?". */
  count: number | null;
  /** Sits on the upper corner of what it is inside of. */
  corner?: boolean;
};

/**
 * A count on an icon. Drawn by the style sheet and hidden from screen readers: the control's own label says the
 * number in words, and voice control would otherwise expect "99+" in it.
 */
export const QuantityBadge = ({ count, corner }: QuantityBadgeProps) =>
  count !== 0 && (
    <span
      key={count}
      className={styles.badge}
      data-count={count === null ? "?" : count > 99 ? "99+" : count}
      data-unknown={count === null || undefined}
      data-corner={corner || undefined}
      aria-hidden="true"
    />
  );
