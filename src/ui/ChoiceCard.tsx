import type { ComponentProps, ReactNode } from "react";
import styles from "./ChoiceCard.module.css";

export type ChoiceCardProps = Omit<ComponentProps<"input">, "type"> & {
  /** One of several (`radio`) or as many as one likes (`checkbox`). */
  type: "radio" | "checkbox";
  label: ReactNode;
  /** A second, quieter line: why it is disabled, what it means. */
  note?: ReactNode;
  start?: ReactNode;
  /** At the far end: what it costs. */
  end?: ReactNode;
};

/** A native radio button or checkbox as a card that is tapped anywhere. */
export const ChoiceCard = ({ type, label, note, start, end, ...input }: ChoiceCardProps) => (
  <label className={styles.card}>
    <input type={type} {...input} className={styles.input} />
    <span className={styles.mark} data-type={type} aria-hidden="true" />
    {start && <span className={styles.start}>{start}</span>}
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
    {end && <span className={styles.end}>{end}</span>}
  </label>
);
