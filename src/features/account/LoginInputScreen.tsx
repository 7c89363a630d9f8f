import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { memberInfo } from "#contract/calls/member.ts";
import { useCall } from "#net/useCall.ts";
import { LanguageButton } from "#parts/device/LanguageButton.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { NotKnown } from "#parts/trouble/NotKnown.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { isLedOn } from "#routes/entryAddress.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { outsideCallback, safeCallback } from "#routes/callback.ts";
import { sessionAtom } from "#state/account/session.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { LeadOn } from "./LeadOn.tsx";
import { SignedIn } from "./SignedIn.tsx";
import { SignInChooser } from "./SignInChooser.tsx";
import styles from "./LoginInputScreen.module.css";

/**
 * How to go on: the ways to sign in, the right one for the host first, and the app's places for who wants no account; or
 * who is signed in already. The root leads here, and whoever has a session on.
 */
export default function LoginInputScreen({ query }: { readonly query: QueryOf<typeof routes.loginInput> }) {
  const user = useAtomValue(sessionAtom);
  const { state } = useLocation();
  const { backOrigins } = useAtomValue(signInPathAtom);
  const { callback } = query;
  const leadsNowhere = safeCallback(callback) === null && outsideCallback(callback, backOrigins) === null;
  if (user !== null && isLedOn(state) && leadsNowhere) return <LeadOn />;
  return <SignInPage query={query} />;
}

function SignInPage({ query }: { readonly query: QueryOf<typeof routes.loginInput> }) {
  const { t } = useTranslation();
  const { t: ta } = useTranslation("account");
  const user = useAtomValue(sessionAtom);
  // Nobody asked for it: where it cannot be read, signing in is offered beside trying again.
  const { data, failure, isLoading, isValidating, reload } = useCall(memberInfo, user ? {} : null, {
    isSilent: true,
  });
  return (
    <>
      <BackBar
        title={data?.kind === "member" ? ta("signedIn.title") : t("titles.login")}
        parent={safeCallback(query.callback) ? "home" : null}
        actions={<LanguageButton />}
      />
      <main className={styles.page}>
        {isLoading && (
          <SkeletonGroup label={t("loading")}>
            <Skeleton shape="title" />
            <Skeleton lines={2} />
            <Skeleton shape="button" />
          </SkeletonGroup>
        )}
        {!isLoading && data?.kind === "member" && (
          <SignedIn profile={data} callback={query.callback} onChange={reload} />
        )}
        {user && failure && !data && (
          <NotKnown onRetry={reload} isRetrying={isValidating}>
            {ta("signedIn.unknown")}
          </NotKnown>
        )}
        {!isLoading && data?.kind !== "member" && (
          <SignInChooser
            callback={query.callback}
            needsTable={query.needs === "table"}
            isAccountWanted={query.callback !== undefined && query.needs === undefined}
          />
        )}
      </main>
      <BottomBar tab="me" />
    </>
  );
}
