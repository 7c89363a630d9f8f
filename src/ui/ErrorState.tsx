import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

export type ErrorStateProps = {
  title: ReactNode;
  /** What happened and that nothing was lost. */
  children?: ReactNode;
  illustration?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** A retry is under way. */
  busy?: boolean | undefined;
  /** Another way on. */
  other?: ReactNode;
};

/** In the place of what did not load: says so at once, and offers to try again. */
export const ErrorState = ({
  title,
  children,
  illustration,
  retryLabel,
  onRetry,
  busy,
  other,
}: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      title={title}
      illustration={illustration}
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
