import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { memberInfoCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { SignOutButton } from "#parts/account/SignOutButton.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { bellIcon, messageIcon } from "#ui/icons/account.ts";
import { infoIcon, pinIcon, starIcon } from "#ui/icons/common.ts";
import { heartIcon } from "#ui/icons/discovery.ts";
import { cardIcon } from "#ui/icons/payment.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { MyOrders, MyValue } from "./MyValue.tsx";
import { Settings } from "./Settings.tsx";
import styles from "./User.module.css";
import { ProfileCard } from "./ProfileCard.tsx";
import { YourData } from "./YourData.tsx";
import type { Profile } from "./profile.ts";

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
      <BackBar title={tc("titles.me")} parent={null} />
      <main className={styles.page}>
        <div className={styles.side}>
          <ProfileCard
            isNobody={user === null}
            profile={profile}
            failure={profile ? undefined : me.failure}
            onRetry={me.reload}
            isRetrying={me.isValidating}
          />
          <MyValue profile={profile} isNobody={user === null} />
          <MyOrders />
          <Mine profile={profile} />
        </div>
        <div className={styles.side}>
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
        </div>
      </main>
      <BottomBar tab="me" />
    </>
  );
}

/** What one keeps here: addresses, cards, favourites, reviews, notices; each with how many there are. */
function Mine({ profile }: { readonly profile: Profile | undefined }) {
  const { t } = useTranslation("user");
  const { t: tc } = useTranslation();
  const held = profile?.holdings;
  const hasNoCards = useAtomValue(missingServicesAtom).includes("cards");
  const rows = [
    { key: "notices", icon: bellIcon, to: href("notice", {}), count: held?.unread_informs },
    { key: "addresses", icon: pinIcon, to: href("userAddress", {}), count: profile?.addresses.length },
    ...(hasNoCards
      ? []
      : [{ key: "cards", icon: cardIcon, to: href("cardList", {}), count: profile?.cards.length } as const]),
    { key: "favourites", icon: heartIcon, to: href("favourite", {}), count: held?.favourites },
    { key: "myReviews", icon: starIcon, to: href("userEvaluation", {}), count: held?.reviews },
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="mine">
      <h2 id="mine">{t("mine.title")}</h2>
      <Card padded={false}>
        {rows.map(({ key, icon, to, count }) => (
          <ListRow
            key={key}
            title={tc(`titles.${key}`)}
            start={<Icon of={icon} />}
            end={count ? t(key === "notices" ? "mine.unread" : "mine.count", { count }) : undefined}
            href={to}
          />
        ))}
      </Card>
    </section>
  );
}

const LEGAL = ["rule", "secret", "policy", "statute"] as const;

/** Where help is, and what the law has us say. */
function Support() {
  const { t } = useTranslation("user");
  const { t: tc } = useTranslation();
  return (
    <>
      <section className={styles.section} aria-labelledby="support">
        <h2 id="support">{t("support.title")}</h2>
        <Card padded={false}>
          <ListRow title={tc("titles.help")} start={<Icon of={infoIcon} />} href={href("help", {})} />
          <ListRow
            title={tc("titles.feedback")}
            start={<Icon of={messageIcon} />}
            href={href("feedback", {})}
          />
        </Card>
      </section>
      <section className={styles.section} aria-labelledby="legal">
        <h2 id="legal">{t("support.legal")}</h2>
        <Card padded={false}>
          {LEGAL.map((name) => (
            <ListRow key={name} title={tc(`titles.${name}`)} href={href(name, {})} />
          ))}
        </Card>
      </section>
    </>
  );
}
