import type { ReactNode } from "react";
import { BackBar } from "#parts/shell/BackBar.tsx";
import styles from "./AccountPage.module.css";

interface AccountPageProps {
  readonly title: string;
  /** Where back leads without a history; null for no arrow. */
  readonly parent: string | null;
  /** What the present step asks for. */
  readonly heading?: ReactNode;
  readonly lead?: ReactNode;
  /** Sticks under the bar: tabs. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** What the account's screens share: a bar, one question, and what answers it. */
export function AccountPage({ title, parent, heading, lead, bar, children }: AccountPageProps) {
  return (
    <>
      <BackBar title={title} parent={parent}>
        {bar}
      </BackBar>
      <main className={styles.page}>
        {(heading !== undefined || lead !== undefined) && (
          <header className={styles.head}>
            {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </header>
        )}
        {children}
      </main>
    </>
  );
}
