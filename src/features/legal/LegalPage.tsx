import { useAtomValue } from "jotai";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import useSWR from "swr";
import { LanguageButton } from "#parts/device/LanguageButton.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { reloadIfServed } from "#parts/trouble/SectionBoundary.tsx";
import { href } from "#routes/href.ts";
import { localeAtom } from "#state/page/choices.ts";
import { type LegalTexts, type LegalWords, loadLegal } from "#text/legal/legalTexts.ts";
import { ErrorState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
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

interface Legal<Name extends keyof LegalTexts> {
  readonly text: LegalTexts[Name];
  readonly words: LegalWords;
}

interface LegalState<Name extends keyof LegalTexts> {
  /** Undefined until it is there. */
  readonly legal: Legal<Name> | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Reads a legal text, and the words around it, in the language shown. */
export function useLegal<Name extends keyof LegalTexts>(name: Name): LegalState<Name> {
  const locale = useAtomValue(localeAtom);
  const hasRetried = useRef(false);
  const { data, error, mutate } = useSWR<Legal<Name>, Error>(
    `legal/${locale}/${name}`,
    async () => {
      try {
        const [text, words] = await Promise.all([loadLegal(locale, name), loadLegal(locale, "words")]);
        return { text, words };
      } catch (reason) {
        if (hasRetried.current) reloadIfServed();
        throw reason;
      }
    },
    // A text is the same as long as the page is.
    { revalidateIfStale: false, revalidateOnFocus: false },
  );
  const retry = () => {
    hasRetried.current = true;
    void mutate();
  };
  return { legal: data, hasFailed: data === undefined && error !== undefined, retry };
}

const names = ["rule", "secret", "policy", "statute", "question"] as const;

interface RelatedProps {
  readonly title: string;
  /** The page itself. */
  readonly without: (typeof names)[number] | "help";
}

/** The way to the other legal texts. */
export function Related({ title, without }: RelatedProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={title} className={styles.related}>
      <h2>{title}</h2>
      {names
        .filter((name) => name !== without)
        .map((name) => (
          <ListRow key={name} title={t(`titles.${name}`)} href={href(name, {})} />
        ))}
    </nav>
  );
}
