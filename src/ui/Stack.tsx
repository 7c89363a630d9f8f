import type { ReactNode } from "react";
import styles from "./Stack.module.css";

export type StackProps = {
  /** The room between one and the next: 4, 8, 16 (default), 24 or 32 px. */
  gap?: "half" | "1" | "2" | "3" | "4";
  children: ReactNode;
};

/** One thing under the other, evenly spaced: the fields of a form, the cards of a page. */
export const Stack = ({ gap = "2", children }: StackProps) => (
  <div className={styles.stack} data-gap={gap}>
    {children}
  </div>
);
