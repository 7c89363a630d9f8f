import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { memberInfo } from "#contract/calls/member.ts";
import { useCall } from "#net/useCall.ts";
import { LanguageButton } from "#parts/language/LanguageButton.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { safeCallback } from "#routes/safeCallback.ts";
import { sessionAtom } from "#state/session.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { SkeletonGroup } from "#ui/SkeletonGroup.tsx";
import { SignedIn } from "./SignedIn.tsx";
import { SignInChooser } from "./SignInChooser.tsx";
import styles from "./LoginInputScreen.module.css";

/** How to go on: the ways to sign in, the right one for the host first; or who is signed in already. */
export default function LoginInputScreen({ query }: { readonly query: QueryOf<typeof routes.loginInput> }) {
  const { t } = useTranslation();
  const user = useAtomValue(sessionAtom);
  // Nobody asked for it: where it cannot be read, signing in is offered all the same.
  const { data, isLoading, reload } = useCall(memberInfo, user ? {} : null, { isSilent: true });
  return (
    <>
      <BackBar
        title={t("titles.login")}
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
        {!isLoading && data?.kind !== "member" && (
          <SignInChooser callback={query.callback} needsTable={query.needs === "table"} />
        )}
      </main>
    </>
  );
}
