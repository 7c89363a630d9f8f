import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { LostReceipt } from "#ui/pictures/listDrawings.tsx";

/** In the place of an order that another placed: trying again would not help, one's own orders do. */
export function NotMine() {
  const { t } = useTranslation("orders");
  return (
    <EmptyState
      title={t("notMine.title")}
      illustration={<LostReceipt />}
      action={<Button href={href("order", {})}>{t("notMine.toMine")}</Button>}
    >
      {t("notMine.text")}
    </EmptyState>
  );
}
