import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./Addresses.module.css";

interface AddressPageProps {
  readonly title: string;
  /** Where back leads without a history: a route's name. */
  readonly parent: string;
  /** An address that goes before the parent's. */
  readonly backTo?: string;
  readonly lead?: ReactNode;
  /** Sticks under the bar: what one searches by. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** What the screens about addresses share: a bar with the way back, and what stands under it. */
export function AddressPage({ title, parent, backTo, lead, bar, children }: AddressPageProps) {
  return (
    <>
      <BackBar title={title} parent={parent} backTo={backTo}>
        {bar}
      </BackBar>
      <main className={styles.page}>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
    </>
  );
}

/** For whoever has an account, and is not signed in here: their addresses are with it. */
export function SignInForMine() {
  const { t } = useTranslation("addresses");
  const here = createPath(useLocation());
  return (
    <Button block kind="quiet" href={href("loginInput", { callback: here })}>
      {t("list.signIn")}
    </Button>
  );
}
