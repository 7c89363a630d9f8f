import { useTranslation } from "react-i18next";
import type { Failure } from "#net/answer.ts";
import { ErrorState } from "#ui/feedback/EmptyState.tsx";
import { WayBack } from "./SectionBoundary.tsx";

interface CallTroubleProps {
  readonly failure: Failure;
  readonly onRetry: () => unknown;
  readonly isRetrying?: boolean;
  /** Nothing else is on the screen, its bar neither: a way back comes with it. */
  readonly isScreen?: boolean;
}

/** In the place of what could not be read: says what is wrong in the customer's language, and tries again. */
export function CallTrouble({ failure, onRetry, isRetrying, isScreen }: CallTroubleProps) {
  const { t } = useTranslation();
  const isCode = failure.kind === "code";
  return (
    <ErrorState
      title={isCode ? t("trouble.code") : t(`trouble.${failure.kind}`)}
      retryLabel={t("retry")}
      onRetry={() => void onRetry()}
      busy={isRetrying}
      other={isScreen && <WayBack />}
    >
      {isCode ? failure.message : t(`trouble.${failure.kind}Text`)}
    </ErrorState>
  );
}
