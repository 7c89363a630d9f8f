import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { href } from "#routes/href.ts";
import { AccountPage } from "#parts/account/AccountPage.tsx";
import { Holdings } from "./Holdings.tsx";
import { MemberOnly } from "#parts/account/MemberOnly.tsx";
import { useGoOn } from "./useGoOn.ts";
import styles from "./Unsubscribe.module.css";

/** What deleting the account would lose, and what the law has the operator keep. */
export default function UnsubscribeTipsScreen() {
  const { t } = useTranslation("account");
  const goOn = useGoOn(undefined);
  return (
    <MemberOnly title={t("tips.title")} parent="user" forVisitors>
      {(profile) => (
        <AccountPage title={t("tips.title")} parent="user" heading={t("tips.heading")} lead={t("tips.lead")}>
          <Holdings profile={profile} />
          <section className={styles.kept}>
            <h3>{t("tips.keptTitle")}</h3>
            <p>{t("tips.keptText")}</p>
            {profile.holdings.reviews > 0 && <p>{t("tips.keptReviews")}</p>}
          </section>
          <div className={styles.actions}>
            <Button block onClick={goOn}>
              {t("tips.stay")}
            </Button>
            <Button block kind="outline" href={href("unsubscribe", {})}>
              {t("tips.goOn")}
            </Button>
          </div>
        </AccountPage>
      )}
    </MemberOnly>
  );
}
