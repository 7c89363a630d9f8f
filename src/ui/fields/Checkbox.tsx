import type { ComponentProps, ReactNode } from "react";
import styles from "./Checkbox.module.css";
import card from "./ChoiceCards.module.css";
import switchStyles from "./Switch.module.css";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  /** Beside the box; may hold links. */
  label: ReactNode;
};

/** A box to tick, and the words that it agrees to. */
export const Checkbox = ({ label, ...input }: CheckboxProps) => (
  <label className={styles.line}>
    <span className={styles.box}>
      <input type="checkbox" {...input} className={card.input} />
      <span className={card.mark} data-type="checkbox" aria-hidden="true" />
    </span>
    <span>{label}</span>
  </label>
);

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  label: ReactNode;
  note?: ReactNode;
};

/** On or off, at once: for what needs no "save". */
export const Switch = ({ label, note, ...input }: SwitchProps) => (
  <label className={switchStyles.line}>
    <span className={switchStyles.words}>
      {label}
      {note && <span className={switchStyles.note}>{note}</span>}
    </span>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is checked */}
    <input type="checkbox" role="switch" {...input} className={switchStyles.input} />
  </label>
);
