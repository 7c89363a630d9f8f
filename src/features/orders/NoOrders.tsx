import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { OrderTab } from "#contract/enumerations.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Gets } from "#ui/feedback/Gets.tsx";
import { clockIcon, receiptIcon, refreshIcon } from "#ui/icons/discovery.ts";
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
          {tab === OrderTab.all && <OfOrders />}
          <Button href={href("home", {})}>{t("list.find")}</Button>
          {tab !== OrderTab.all && (
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

/** What one would get here, once one has ordered. */
function OfOrders() {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  return (
    <Gets
      label={tc("gets")}
      gets={[
        [t("list.gets.track"), clockIcon],
        [t("list.gets.again"), refreshIcon],
        [t("list.gets.receipt"), receiptIcon],
      ]}
    />
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
          <OfOrders />
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
