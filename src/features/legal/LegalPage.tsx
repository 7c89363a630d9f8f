import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { SectionBoundary } from "#parts/trouble/SectionBoundary.tsx";
import { ErrorState } from "#ui/ErrorState.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { globeIcon } from "#ui/icons/globeIcon.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { SkeletonGroup } from "#ui/SkeletonGroup.tsx";
import styles from "./Legal.module.css";

const LanguageSheet = lazy(() => import("#parts/language/LanguageSheet.tsx"));

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
  /** Null until it was opened once: its code comes then. */
  const [choosing, setChoosing] = useState<boolean | null>(null);
  return (
    <div className={styles.screen}>
      <BackBar
        title={title}
        parent={parent}
        actions={<IconButton icon={globeIcon} label={t("language")} onClick={() => setChoosing(true)} />}
      />
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
      {choosing !== null && (
        <SectionBoundary isLayer>
          <Suspense fallback={null}>
            <LanguageSheet open={choosing} onClose={() => setChoosing(false)} />
          </Suspense>
        </SectionBoundary>
      )}
    </div>
  );
}
