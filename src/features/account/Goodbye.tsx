import { useTranslation } from "react-i18next";
import type { accountCancel } from "#contract/calls/member.ts";
import type { ResponseOf } from "#contract/call.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { AccountPage } from "#parts/account/AccountPage.tsx";
import { useGoOn } from "./useGoOn.ts";

interface GoodbyeProps {
  readonly answer: ResponseOf<typeof accountCancel>;
  /** Whether the account was linked with LINE. */
  readonly wasOnLine: boolean;
}

/** The account is gone: what was kept, who was told, and that one can order all the same. */
export function Goodbye({ answer, wasOnLine }: GoodbyeProps) {
  const { t } = useTranslation("account");
  const goOn = useGoOn(undefined);
  const { unlinked, kept } = answer;
  const told = unlinked.map((platform) => t(`platform.${platform}`)).join(" · ");
  return (
    <AccountPage title={t("tips.title")} parent={null}>
      <EmptyState
        title={t("goodbye.title")}
        illustration={<NorenCurtain />}
        action={
          <Button kind="quiet" onClick={goOn}>
            {t("goodbye.goOn")}
          </Button>
        }
      >
        {t("goodbye.text")}
      </EmptyState>
      {told && <Notice kind="ok">{t("goodbye.told", { platforms: told })}</Notice>}
      {wasOnLine && !unlinked.includes("line") && <Notice>{t("goodbye.lineByHand")}</Notice>}
      {kept.length > 0 && <Notice>{t("tips.keptText")}</Notice>}
    </AccountPage>
  );
}
