import type { ReactNode } from "react";
import styles from "./Gallery.module.css";

/** One component in one state, named. */
export const Sample = ({ name, row, children }: { name: string; row?: boolean; children: ReactNode }) => (
  <div className={styles.sample}>
    <p className={styles.name}>{name}</p>
    <div className={row ? styles.row : styles.stack}>{children}</div>
  </div>
);
