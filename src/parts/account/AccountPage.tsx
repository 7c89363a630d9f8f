import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import type { ResponseOf } from "#contract/call.ts";
import { memberInfo } from "#contract/calls/member.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
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
  /** On a wide screen: `card` (default) in the middle, as of a form; `open` with the page's whole column. */
  readonly layout?: "card" | "open";
  readonly children: ReactNode;
}

/** What the account's screens share: a bar, one question, and what answers it. */
export function AccountPage(props: AccountPageProps) {
  const { title, parent, heading, lead, bar, layout = "card", children } = props;
  return (
    <>
      <BackBar title={title} parent={parent}>
        {bar && <div className={styles.bar}>{bar}</div>}
      </BackBar>
      <main className={styles.page} data-layout={layout}>
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

interface MemberOnlyProps {
  readonly title: string;
  readonly parent: string;
  /** Also for visitors, who have no account but what they ordered. */
  readonly forVisitors?: boolean;
  readonly children: (profile: ResponseOf<typeof memberInfo>) => ReactNode;
}

/** Shows a screen about the member to the member; others are led to sign in, and come back. */
export function MemberOnly({ title, parent, forVisitors = false, children }: MemberOnlyProps) {
  const { t } = useTranslation("account");
  const { t: tc } = useTranslation();
  const user = useAtomValue(sessionAtom);
  const here = createPath(useLocation());
  const { data, failure, reload, isValidating } = useCall(memberInfo, user ? {} : null);
  if (data && (forVisitors || data.kind === "member")) return children(data);
  return (
    <AccountPage title={title} parent={parent}>
      {user && !data && !failure && (
        <SkeletonGroup label={tc("loading")}>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="button" />
        </SkeletonGroup>
      )}
      {user && failure && <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />}
      {(!user || data) && (
        <EmptyState
          title={t("memberOnly.title")}
          illustration={<NorenCurtain />}
          action={<Button href={href("loginInput", { callback: here })}>{t("memberOnly.button")}</Button>}
        >
          {t("memberOnly.text")}
        </EmptyState>
      )}
    </AccountPage>
  );
}
