import type { ReactNode } from "react";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./EmptyState.module.css";

export type EmptyStateProps = {
  title: ReactNode;
  /** What one can do about it. */
  children?: ReactNode;
  /** One of `illustrations/`. */
  illustration?: ReactNode;
  /** A button or a link that leads on. */
  action?: ReactNode;
  /** "h1" where it is all that the screen shows. */
  heading?: "h1" | "h2";
};

/** In the place of a list with nothing in it. */
export const EmptyState = ({
  title,
  children,
  illustration,
  action,
  heading: Heading = "h2",
}: EmptyStateProps) => (
  <div className={styles.state}>
    {illustration}
    <Heading className={styles.title}>{title}</Heading>
    {children && <p className={styles.text}>{children}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);

export type ErrorStateProps = {
  title: ReactNode;
  /** What happened and that nothing was lost. */
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** A retry is under way. */
  busy?: boolean | undefined;
  /** Another way on. */
  other?: ReactNode;
};

/** In the place of what did not load: says so at once, and offers to try again. */
export const ErrorState = ({ title, children, retryLabel, onRetry, busy, other }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      title={title}
      action={
        <>
          <Button kind="quiet" onClick={onRetry} busy={busy}>
            {retryLabel}
          </Button>
          {other}
        </>
      }
    >
      {children}
    </EmptyState>
  </div>
);
