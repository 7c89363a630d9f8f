import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { bindAuth } from "#contract/calls/member.ts";
import { useSend } from "#net/useCall.ts";
import { alertAtom } from "#state/page/alerts.ts";
import type { SignInPlatform } from "#state/account/signInDoor.ts";
import { BrandIcon } from "#ui/actions/BrandButton.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";

interface LinkedPlatformProps {
  readonly platform: SignInPlatform;
  readonly onChange: () => unknown;
}

/** A platform that signs the member in; the link is ended once the customer has said so twice. */
export function LinkedPlatform({ platform, onChange }: LinkedPlatformProps) {
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
