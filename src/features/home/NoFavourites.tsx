import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";

/** In the place of favourites where there are none: how to have some, and for whoever has an account, where theirs are. */
export function NoFavourites({ canSignIn }: { readonly canSignIn?: boolean }) {
  const { t } = useTranslation("home");
  const here = createPath(useLocation());
  return (
    <EmptyState
      title={t("favourite.emptyTitle")}
      illustration={<NorenCurtain />}
      action={
        <>
          <Button href={href("home", {})}>{t("favourite.find")}</Button>
          {canSignIn && (
            <Button kind="quiet" href={href("loginInput", { callback: here })}>
              {t("favourite.signIn")}
            </Button>
          )}
        </>
      }
    >
      {t("favourite.emptyText")}
    </EmptyState>
  );
}
