import type { ReactNode } from "react";
import styles from "./Gallery.module.css";

/** A group of samples under a heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </section>
);

/** One component in one state, named. */
export const Sample = ({ name, row, children }: { name: string; row?: boolean; children: ReactNode }) => (
  <div className={styles.sample}>
    <p className={styles.name}>{name}</p>
    <div className={row ? styles.row : styles.stack}>{children}</div>
  </div>
);
