import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import { bindAuth, type memberInfo } from "#contract/calls/member.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import { useSend } from "#net/useCall.ts";
import { SignOutButton } from "#parts/account/SignOutButton.tsx";
import { href } from "#routes/href.ts";
import type { SignInPlatform } from "#state/account/signInPath.ts";
import { alertAtom } from "#state/page/alerts.ts";
import { BrandIcon } from "#ui/actions/BrandButton.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { keyIcon } from "#ui/icons/account.ts";
import { personIcon, trashIcon } from "#ui/icons/common.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./LoginInputScreen.module.css";
import { useGoOn } from "./afterSignIn.ts";
import { usePlatformLink, useSignInWays } from "./signInWays.tsx";

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
      <div className={styles.side}>
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
      </div>
      <div className={styles.side}>
        <Card padded={false}>
          {(phone !== null || has_password === 1) && (
            <ListRow
              title={t("change.title")}
              start={<Icon of={keyIcon} />}
              href={href("login", { mode: "change", callback })}
            />
          )}
          <PlatformLinks profile={profile} onChange={onChange} />
          <ListRow
            title={t("tips.title")}
            start={<Icon of={trashIcon} />}
            href={href("unsubscribeTips", {})}
          />
        </Card>
        <SignOutButton />
      </div>
    </>
  );
}

interface PlatformLinksProps {
  readonly profile: ResponseOf<typeof memberInfo>;
  /** To be called when a link was made or ended. */
  readonly onChange: () => unknown;
}

/** Rows of the platforms that sign the member in, and of those that could. */
function PlatformLinks({ profile, onChange }: PlatformLinksProps) {
  const { ways } = useSignInWays();
  const offered = ways.filter((way): way is SignInPlatform => way === "line" || way === "wechat");
  return (
    <>
      {profile.platforms.map((platform) => (
        <LinkedPlatform key={platform} platform={platform} onChange={onChange} />
      ))}
      {offered
        .filter((platform) => !profile.platforms.includes(platform))
        .map((platform) => (
          <LinkPlatform key={platform} platform={platform} onChange={onChange} />
        ))}
    </>
  );
}

interface LinkPlatformProps {
  readonly platform: SignInPlatform;
  readonly onChange: () => unknown;
}

/** Links the account with a platform, as another way to sign in to it. */
function LinkPlatform({ platform, onChange }: LinkPlatformProps) {
  const { t } = useTranslation("account");
  const { link, state } = usePlatformLink(platform);
  const name = t(`platform.${platform}`);
  const begin = async () => {
    await link(null);
    onChange();
  };
  return (
    <>
      <ListRow
        title={t("link.offer", { platform: name })}
        note={t("link.note", { platform: name })}
        start={<BrandIcon brand={platform} />}
        onClick={() => void begin()}
      />
      {(state === "failed" || state === "taken") && (
        <div role="alert">
          <Notice kind="danger">{t(`link.${state}`, { platform: name })}</Notice>
        </div>
      )}
    </>
  );
}

interface LinkedPlatformProps {
  readonly platform: SignInPlatform;
  readonly onChange: () => unknown;
}

/** A platform that signs the member in; the link is ended once the customer has said so twice. */
function LinkedPlatform({ platform, onChange }: LinkedPlatformProps) {
  const { t } = useTranslation("account");
  const send = useSend();
  const ask = useSetAtom(alertAtom);
  const name = t(`platform.${platform}`);
  const unlink = async () => {
    // Why it may not be ended, as when it is the only way in, is said by the provider's message.
    const answer = await send(bindAuth, { action: "unlink", platform });
    if (answer.ok) onChange();
  };
  const question = () =>
    ask({
      title: t("link.ask", { platform: name }),
      text: t("link.askText", { platform: name }),
      button: t("link.yes"),
      refuse: t("signOut.no"),
      onClose: () => void unlink(),
    });
  return (
    <ListRow
      title={t("link.linked", { platform: name })}
      note={t("link.end")}
      start={<BrandIcon brand={platform} />}
      onClick={question}
    />
  );
}
