import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";

interface SignInFirstProps {
  /** Where one comes back to; without it, here. */
  readonly callback?: string;
  readonly text?: string;
}

/** For whoever is not signed in as a member: what is of value stays with an account. */
export function SignInFirst({ callback, text }: SignInFirstProps) {
  const { t } = useTranslation("value");
  const here = createPath(useLocation());
  return (
    <EmptyState
      title={t("signIn.title")}
      illustration={<NorenCurtain />}
      action={<Button href={href("loginInput", { callback: callback ?? here })}>{t("signIn.button")}</Button>}
    >
      {text ?? t("signIn.text")}
    </EmptyState>
  );
}
