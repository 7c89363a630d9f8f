import { useTranslation } from "react-i18next";
import type { SignInWay } from "#parts/session/signInWays.ts";
import { useLineSignIn } from "#parts/session/useLineSignIn.ts";
import { useSignInWays } from "#parts/session/useSignInWays.ts";
import { useWeChatSignIn } from "#parts/session/useWeChatSignIn.ts";
import { href } from "#routes/href.ts";
import { BrandButton } from "#ui/actions/BrandButton.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { phoneIcon } from "#ui/icons/account.ts";
import { FailedNote } from "./FailedNote.tsx";
import { VisitorButton } from "./VisitorButton.tsx";

interface WayProps {
  readonly way: SignInWay;
  /** The right one for the host. */
  readonly isFirst: boolean;
  readonly callback: string | undefined;
}

/** The button of one way to sign in, and what went wrong with it. */
export function WayToSignIn({ way, isFirst, callback }: WayProps) {
  const { t } = useTranslation("account");
  switch (way) {
    case "line":
      return <LineButton callback={callback} />;
    case "wechat":
      return <WeChatButton callback={callback} />;
    case "password":
      return (
        <Button
          block
          kind={isFirst ? "primary" : "outline"}
          icon={<Icon of={phoneIcon} size={20} />}
          href={href("login", { callback })}
        >
          {t("way.password")}
        </Button>
      );
    case "visitor":
      return <VisitorButton callback={callback} />;
  }
}

function LineButton({ callback }: { readonly callback: string | undefined }) {
  const { t } = useTranslation("account");
  const { signIn, state } = useLineSignIn();
  const { lineTrouble } = useSignInWays();
  return (
    <>
      <BrandButton brand="line" busy={state === "busy"} onClick={() => void signIn(callback ?? null)}>
        {t("way.line")}
      </BrandButton>
      {state === "failed" && lineTrouble === null && <FailedNote />}
    </>
  );
}

function WeChatButton({ callback }: { readonly callback: string | undefined }) {
  const { t } = useTranslation("account");
  const { signIn, state } = useWeChatSignIn();
  return (
    <>
      <BrandButton brand="wechat" busy={state === "busy"} onClick={() => void signIn(callback ?? null)}>
        {t("way.wechat")}
      </BrandButton>
      {state === "failed" && <FailedNote />}
    </>
  );
}
