import { useTranslation } from "react-i18next";
import type { memberInfo } from "#contract/calls/member.ts";
import type { ResponseOf } from "#contract/call.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { keyIcon } from "#ui/icons/account.ts";
import { personIcon, trashIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { PlatformLinks } from "./PlatformLinks.tsx";
import { SignOutButton } from "#parts/account/SignOutButton.tsx";
import styles from "./LoginInputScreen.module.css";
import { useGoOn } from "./useGoOn.ts";

interface SignedInProps {
  readonly profile: ResponseOf<typeof memberInfo>;
  readonly callback: string | undefined;
  /** To be called when the profile changed. */
  readonly onChange: () => unknown;
}

/** Who is signed in already, the way on, and the way out. */
export function SignedIn({ profile, callback, onChange }: SignedInProps) {
  const { t } = useTranslation("account");
  const goOn = useGoOn(callback);
  const { nickname, phone, platforms, has_password } = profile;
  const [initial] = nickname;
  const also = platforms.map((platform) => t(`platform.${platform}`)).join(" · ");
  return (
    <>
      <Card>
        <div className={styles.who}>
          <span className={styles.face} aria-hidden="true">
            {initial ?? <Icon of={personIcon} />}
          </span>
          <div>
            <h2 className={styles.name}>
              {nickname ? t("signedIn.as", { name: nickname }) : t("signedIn.title")}
            </h2>
            <p className={styles.phone}>{[phone && shownPhone(phone), also].filter(Boolean).join(" · ")}</p>
          </div>
        </div>
      </Card>
      <Button block onClick={goOn}>
        {t("signedIn.goOn")}
      </Button>
      <Card padded={false}>
        {(phone !== null || has_password === 1) && (
          <ListRow
            title={t("change.title")}
            start={<Icon of={keyIcon} />}
            href={href("login", { mode: "change", callback })}
          />
        )}
        <PlatformLinks profile={profile} onChange={onChange} />
        <ListRow title={t("tips.title")} start={<Icon of={trashIcon} />} href={href("unsubscribeTips", {})} />
      </Card>
      <SignOutButton />
    </>
  );
}
