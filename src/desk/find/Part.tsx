import type { ReactNode } from "react";
import styles from "./Find.module.css";

/** A part of an order's sheet under its heading. */
export function Part({ children, title }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
