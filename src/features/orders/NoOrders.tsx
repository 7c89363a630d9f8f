import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { OrderTab } from "#contract/enumerations.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { clockIcon, receiptIcon, refreshIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { LostReceipt } from "#ui/pictures/listDrawings.tsx";
import styles from "./Orders.module.css";

/** In the place of orders where a tab holds none, with a way on. */
export function NoOrders({ tab }: { readonly tab: OrderTab }) {
  const { t } = useTranslation("orders");
  return (
    <EmptyState
      title={t(`list.empty.${tab}`)}
      illustration={<LostReceipt />}
      action={
        <>
          {tab === OrderTab.all && <Gets />}
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

const GETS = [
  ["track", clockIcon],
  ["again", refreshIcon],
  ["receipt", receiptIcon],
] as const;

/** What one would get here, once one has ordered. */
function Gets() {
  const { t } = useTranslation("orders");
  return (
    <ul className={styles.gets} aria-label={t("list.gets.label")}>
      {GETS.map(([what, icon]) => (
        <li key={what} className={styles.get}>
          <Icon of={icon} size={20} />
          <span>{t(`list.gets.${what}`)}</span>
        </li>
      ))}
    </ul>
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
          <Gets />
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
