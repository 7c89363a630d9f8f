import type { ReactNode } from "react";
import styles from "./Divider.module.css";

export type DividerProps = {
  /** A hair line (default), or a band that parts one section of a screen from the next. */
  kind?: "line" | "band";
  /** Words in the middle of the line: "or". */
  children?: ReactNode;
};

/** Parts one thing from the next. */
export const Divider = ({ kind = "line", children }: DividerProps) =>
  children ? <div className={styles.words}>{children}</div> : <hr className={styles.rule} data-kind={kind} />;
