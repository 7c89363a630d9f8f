import { useTranslation } from "react-i18next";
import { useMe } from "#desk/DeskApp.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Account.module.css";
import { CodeSection } from "./CodeSection.tsx";
import { DevicesSection } from "./DevicesSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { PinSection } from "./PinSection.tsx";

/** One's own account: who one is, password, one-time codes, and the browsers where one is signed in. */
export default function AccountScreen() {
  const { t } = useTranslation("desk/door");
  const { t: td } = useTranslation("desk/desk");
  const me = useMe();
  const stores = me.stores.map(({ name }) => name);
  return (
    <div className={styles.screen}>
      <section className={styles.card}>
        <h1>{me.name}</h1>
        <p className={desk.soft}>
          {td(`role.${me.role}`)} · {me.login}
        </p>
        <p>
          <span className={desk.soft}>{t("stores")}</span>{" "}
          {me.role === "owner" || me.store_count > 6
            ? `${stores.slice(0, 3).join(", ")}${me.store_count > 3 ? " …" : ""} (${me.store_count})`
            : stores.join(", ") || t("noStores")}
        </p>
      </section>
      {me.needs_code && <Notice kind="warn">{t("codeNeeded")}</Notice>}
      {me.has_password ? (
        <>
          <CodeSection isOn={me.has_code} />
          <PasswordSection login={me.login} />
          <PinSection isOn={me.has_pin} login={me.login} />
        </>
      ) : (
        <p className={styles.card}>{t("demoAccount")}</p>
      )}
      <DevicesSection />
    </div>
  );
}
