import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LanguageChoice } from "#desk/frame/LanguageChoice.tsx";
import styles from "./Door.module.css";

interface DoorProps {
  readonly title: ReactNode;
  /** Several things stand beside each other. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page before the desk: one card in the middle, and the choice of the language. */
export function Door({ children, isWide = false, title }: DoorProps) {
  const { t } = useTranslation("desk/desk");
  return (
    <div className={styles.page}>
      <main className={styles.card} data-wide={isWide || undefined}>
        <p className={styles.brand}>{t("title")}</p>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
      <footer>
        <LanguageChoice />
      </footer>
    </div>
  );
}
