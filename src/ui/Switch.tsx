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
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is checked */}
    <input type="checkbox" role="switch" {...input} className={styles.input} />
  </label>
);
