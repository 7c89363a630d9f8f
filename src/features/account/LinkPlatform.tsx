import { useTranslation } from "react-i18next";
import { usePlatformLink } from "#parts/session/usePlatformLink.ts";
import type { SignInPlatform } from "#state/account/signInDoor.ts";
import { BrandIcon } from "#ui/actions/BrandButton.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";

interface LinkPlatformProps {
  readonly platform: SignInPlatform;
  readonly onChange: () => unknown;
}

/** Links the account with a platform, as another way to sign in to it. */
export function LinkPlatform({ platform, onChange }: LinkPlatformProps) {
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
