import { useTranslation } from "react-i18next";
import { ErrorState } from "#ui/ErrorState.tsx";

/** A screen whose code or texts did not come, with a retry. */
export function ScreenFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main>
      <ErrorState title={t("screenFailed.title")} retryLabel={t("retry")} onRetry={onRetry}>
        {t("screenFailed.text")}
      </ErrorState>
    </main>
  );
}
