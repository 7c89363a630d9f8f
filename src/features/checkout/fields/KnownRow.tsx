import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { Anchor } from "#ui/actions/Anchor.tsx";
import styles from "./KnownRow.module.css";

interface KnownRowProps {
  readonly title: ReactNode;
  /** What it is about, for eyes, where a name that is out of sight says so. */
  readonly label?: string;
  /** A second, quieter line. */
  readonly note?: ReactNode;
  /** An icon or a mark before it. */
  readonly start?: ReactNode;
  /** Opens what it is changed with; with neither this nor `href` there is nothing to change. */
  readonly onChange?: (() => void) | undefined;
  /** Leads to where it is changed. */
  readonly href?: string | undefined;
  /** What the button opens: a layer, or the fields in its own place. */
  readonly opens?: "dialog" | "place";
  readonly ref?: Ref<HTMLButtonElement>;
}

/** What the confirmation knows already, in one quiet row that is tapped to be changed. */
export function KnownRow({ title, label, note, start, onChange, href, opens = "place", ref }: KnownRowProps) {
  const { t } = useTranslation("checkout");
  const content = (
    <>
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.said}>
        <span className={styles.words}>
          {label && (
            <span aria-hidden="true" className={styles.label}>
              {label}
            </span>
          )}
          <span className={styles.title}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {(onChange !== undefined || href !== undefined) && (
          <span className={styles.change}>{t("change")}</span>
        )}
      </span>
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor className={styles.row} href={href} onClick={onChange}>
        {content}
      </Anchor>
    );
  }
  if (onChange === undefined) return <div className={styles.row}>{content}</div>;
  const tells = opens === "dialog" ? { "aria-haspopup": "dialog" as const } : { "aria-expanded": false };
  return (
    <button ref={ref} type="button" className={styles.row} onClick={onChange} {...tells}>
      {content}
    </button>
  );
}
