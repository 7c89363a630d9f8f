import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";

/** For whoever has an account, and is not signed in here: their addresses are with it. */
export function SignInForMine() {
  const { t } = useTranslation("addresses");
  const here = createPath(useLocation());
  return (
    <Button block kind="quiet" href={href("loginInput", { callback: here })}>
      {t("list.signIn")}
    </Button>
  );
}
