import type { ReactNode } from "react";
import styles from "./Gallery.module.css";

/** A group of samples under a heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </section>
);
