import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";

interface NotKnownProps {
  /** What could not be read. */
  readonly children: ReactNode;
  readonly onRetry: () => unknown;
  readonly isRetrying?: boolean;
}

/** Beside what goes on without it: says that something could not be read, so that nobody takes it for none. */
export function NotKnown({ children, onRetry, isRetrying = false }: NotKnownProps) {
  const { t } = useTranslation();
  return (
    <Notice
      kind="warn"
      live
      action={
        <Button kind="outline" size="small" busy={isRetrying} onClick={() => void onRetry()}>
          {t("retry")}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
