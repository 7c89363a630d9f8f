import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LanguageButton } from "#parts/language/LanguageButton.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { ErrorState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./Legal.module.css";

interface LegalPageProps {
  readonly title: string;
  readonly parent: string;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** Undefined while it is on its way. */
  readonly children: ReactNode;
}

/** What stands around a legal text: its name, the way back to where one came from, and the choice of language. */
export function LegalPage({ title, parent, hasFailed, onRetry, children }: LegalPageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.screen}>
      <BackBar title={title} parent={parent} actions={<LanguageButton />} />
      <main className={styles.page}>
        {hasFailed ? (
          <ErrorState title={t("screenFailed.title")} retryLabel={t("retry")} onRetry={onRetry}>
            {t("screenFailed.text")}
          </ErrorState>
        ) : (
          (children ?? (
            <SkeletonGroup label={t("loading")}>
              <Skeleton shape="title" />
              <Skeleton lines={12} />
            </SkeletonGroup>
          ))
        )}
      </main>
    </div>
  );
}
