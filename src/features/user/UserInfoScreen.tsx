import { useTranslation } from "react-i18next";
import { AccountPage } from "#parts/account/AccountPage.tsx";
import { MemberOnly } from "#parts/account/MemberOnly.tsx";
import { href } from "#routes/href.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { PhoneSection } from "./PhoneSection.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import styles from "./User.module.css";
import { YourData } from "./YourData.tsx";

/** One's details (`/userInfo`): names, phone by a code, email, and the ways to a new password. */
export default function UserInfoScreen() {
  const { t } = useTranslation("user");
  const { t: ta } = useTranslation("account");
  const { t: tc } = useTranslation();
  const title = tc("titles.userInfo");
  return (
    <MemberOnly title={title} parent="user">
      {(profile) => (
        <AccountPage title={title} parent="user">
          <ProfileForm key={profile.uid} profile={profile} />
          <PhoneSection phone={profile.phone} />
          <section className={styles.section} aria-labelledby="signing-in">
            <h2 id="signing-in">{t("info.signingIn")}</h2>
            <Card padded={false}>
              {(profile.phone !== null || profile.has_password === 1) && (
                <ListRow
                  title={ta("change.title")}
                  href={href("login", { mode: "change", callback: href("userInfo", {}) })}
                />
              )}
              <ListRow
                title={t("info.platforms")}
                note={t("info.platformsNote")}
                href={href("loginInput", { callback: href("userInfo", {}) })}
              />
              <ListRow title={ta("tips.title")} href={href("unsubscribeTips", {})} />
            </Card>
          </section>
          <YourData />
        </AccountPage>
      )}
    </MemberOnly>
  );
}
