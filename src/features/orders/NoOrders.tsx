import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import type { OrderTab } from "#contract/enumerations.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { LostReceipt } from "#ui/pictures/listDrawings.tsx";

/** In the place of orders where a tab holds none, with a way on. */
export function NoOrders({ tab }: { readonly tab: OrderTab }) {
  const { t } = useTranslation("orders");
  return (
    <EmptyState
      title={t(`list.empty.${tab}`)}
      illustration={<LostReceipt />}
      action={
        <>
          <Button href={href("home", {})}>{t("list.find")}</Button>
          {tab !== 0 && (
            <Button kind="quiet" href={href("order", {})}>
              {t("list.all")}
            </Button>
          )}
        </>
      }
    >
      {t(`list.emptyText.${tab}`)}
    </EmptyState>
  );
}

/** What a stranger finds: where orders come from, and the ways to them. */
export function StrangersOrders() {
  const { t } = useTranslation("orders");
  const here = createPath(useLocation());
  return (
    <EmptyState
      title={t("list.stranger")}
      illustration={<LostReceipt />}
      action={
        <>
          <Button href={href("loginInput", { callback: here })}>{t("list.signIn")}</Button>
          <Button kind="quiet" href={href("home", {})}>
            {t("list.find")}
          </Button>
        </>
      }
    >
      {t("list.strangerText")}
    </EmptyState>
  );
}
