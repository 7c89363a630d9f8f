import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

export type EmptyStateProps = {
  title: ReactNode;
  /** What one can do about it. */
  children?: ReactNode;
  /** One of `illustrations/`. */
  illustration?: ReactNode;
  /** A button or a link that leads on. */
  action?: ReactNode;
};

/** In the place of a list with nothing in it. */
export const EmptyState = ({ title, children, illustration, action }: EmptyStateProps) => (
  <div className={styles.state}>
    {illustration}
    <h2 className={styles.title}>{title}</h2>
    {children && <p className={styles.text}>{children}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
