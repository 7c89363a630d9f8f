import type { ReactNode } from "react";
import styles from "./StoreDetails.module.css";

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface FactListProps {
  readonly facts: readonly Fact[];
  readonly isLong?: boolean;
}

/** Names and values in two columns, or one above the other where values are long; a value that is empty is left out with its name. */
export function FactList({ facts, isLong }: FactListProps) {
  return (
    <dl className={styles.facts} data-long={isLong || undefined}>
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
