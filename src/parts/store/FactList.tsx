import type { ReactNode } from "react";
import styles from "./StoreDetails.module.css";

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values in two columns; a value that is empty is left out with its name. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== "" && value !== null)
        .map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
