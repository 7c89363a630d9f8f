import type { ReactNode } from "react";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./ListRow.module.css";

export type ListRowProps = {
  title: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  /** An icon or a small picture before it. */
  start?: ReactNode;
  /** A value or a badge at the far end. */
  end?: ReactNode;
  /** Makes the row a link. */
  href?: string | undefined;
  /** Makes it a button, or goes with the link. */
  onClick?: (() => void) | undefined;
};

/** One line of a list; with a chevron where it leads somewhere. */
export const ListRow = ({ title, note, start, end, href, onClick }: ListRowProps) => {
  const content = (
    <>
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.said}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {end && <span className={styles.end}>{end}</span>}
      </span>
      {(href !== undefined || onClick) && (
        <span className={styles.chevron}>
          <Icon of={chevronIcon} size={20} />
        </span>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor className={styles.row} href={href} onClick={onClick}>
        {content}
      </Anchor>
    );
  }
  if (onClick) {
    return (
      <button type="button" className={styles.row} onClick={onClick}>
        {content}
      </button>
    );
  }
  return <div className={styles.row}>{content}</div>;
};
