import type { ComponentProps, ReactNode } from "react";
import card from "./ChoiceCard.module.css";
import styles from "./Checkbox.module.css";

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
