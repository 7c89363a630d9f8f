import { useTranslation } from "react-i18next";
import type { Failure } from "#net/answer.ts";
import { ErrorState } from "#ui/ErrorState.tsx";

interface CallTroubleProps {
  readonly failure: Failure;
  readonly onRetry: () => unknown;
  readonly isRetrying?: boolean;
}

/** In the place of what could not be read: says what is wrong in the customer's language, and tries again. */
export function CallTrouble({ failure, onRetry, isRetrying }: CallTroubleProps) {
  const { t } = useTranslation();
  const isCode = failure.kind === "code";
  return (
    <ErrorState
      title={isCode ? t("trouble.code") : t(`trouble.${failure.kind}`)}
      retryLabel={t("retry")}
      onRetry={() => void onRetry()}
      busy={isRetrying}
    >
      {isCode ? failure.message : t(`trouble.${failure.kind}Text`)}
    </ErrorState>
  );
}
