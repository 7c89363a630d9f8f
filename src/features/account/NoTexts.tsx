import { useTranslation } from "react-i18next";
import { AccountPage } from "#parts/account/AccountPage.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";

interface NoTextsProps {
  readonly title: string;
  readonly callback: string | undefined;
}

/** Stands where a code would go to a phone, and the operator has nothing that sends it: the other ways are shown. */
export function NoTexts({ title, callback }: NoTextsProps) {
  const { t } = useTranslation("account");
  return (
    <AccountPage title={title} parent="loginInput">
      <EmptyState
        title={t("noTexts")}
        illustration={<NorenCurtain />}
        action={<Button href={href("loginInput", { callback })}>{t("otherWays")}</Button>}
      />
    </AccountPage>
  );
}
