import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { memberInfoCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { SignOutButton } from "#parts/account/SignOutButton.tsx";
import { NoticesBell } from "#parts/notices/NoticesBell.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Mine } from "./Mine.tsx";
import { MyOrders } from "./MyOrders.tsx";
import { MyValue } from "./MyValue.tsx";
import { Settings } from "./Settings.tsx";
import { Support } from "./Support.tsx";
import styles from "./User.module.css";
import { Who } from "./Who.tsx";
import { YourData } from "./YourData.tsx";

/** The tab of one's own (`/user`): who one is, what one has, how the app behaves, and where help is. */
export default function UserScreen() {
  const { t } = useTranslation("account");
  const { t: tu } = useTranslation("user");
  const { t: tc } = useTranslation();
  const user = useAtomValue(sessionAtom);
  const me = useCall(memberInfoCall, user ? {} : null, { isSilent: true });
  const profile = user ? me.data : undefined;
  return (
    <>
      <BackBar title={tc("titles.me")} parent={null} actions={<NoticesBell />} />
      <main className={styles.page}>
        <Who
          isNobody={user === null}
          profile={profile}
          failure={profile ? undefined : me.failure}
          onRetry={me.reload}
          isRetrying={me.isValidating}
        />
        <MyOrders />
        <MyValue profile={profile} isNobody={user === null} />
        <Mine profile={profile} />
        <Settings profile={profile} />
        <Support />
        {
          // A member's stand with their details; a visitor has ordered as well, and no such page.
          profile?.kind === "visitor" && (
            <>
              <YourData />
              <div className={styles.foot}>
                <Anchor className={styles.leave} href={href("unsubscribeTips", {})}>
                  {tu("data.delete")}
                </Anchor>
              </div>
            </>
          )
        }
        {profile?.kind === "member" && (
          <div className={styles.foot}>
            <SignOutButton />
            <Anchor className={styles.leave} href={href("unsubscribeTips", {})}>
              {t("tips.title")}
            </Anchor>
          </div>
        )}
      </main>
      <BottomBar tab="me" />
    </>
  );
}
