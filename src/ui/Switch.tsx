import type { ComponentProps, ReactNode } from "react";
import styles from "./Switch.module.css";

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  label: ReactNode;
  note?: ReactNode;
};

/** On or off, at once: for what needs no "save". */
export const Switch = ({ label, note, ...input }: SwitchProps) => (
  <label className={styles.line}>
    <span className={styles.words}>
      {label}
      {note && <span className={styles.note}>{note}</span>}
    </span>
    <input type="checkbox" role="switch" {...input} className={styles.input} />
  </label>
);
