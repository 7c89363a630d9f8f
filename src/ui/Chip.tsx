import type { ComponentProps, ReactNode } from "react";
import styles from "./Chip.module.css";

export type ChipProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  type: "radio" | "checkbox";
  children: ReactNode;
};

/** A native radio button or checkbox as a small pill; several of them make a `ChipGroup`. */
export const Chip = ({ children, ...input }: ChipProps) => (
  <label className={styles.chip}>
    <input {...input} className={styles.input} />
    <span className={styles.face}>{children}</span>
  </label>
);
