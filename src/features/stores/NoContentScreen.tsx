import { useTranslation } from "react-i18next";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { FreeTable } from "#ui/pictures/FreeTable.tsx";
import { LostReceipt } from "#ui/pictures/listDrawings.tsx";
import { RestingShop } from "#ui/pictures/storeDrawings.tsx";

const illustrations = { store: <RestingShop />, table: <FreeTable />, order: <LostReceipt /> } as const;
type Missing = keyof typeof illustrations;

const missing = (type: string | undefined): Missing =>
  type === "table" || type === "order" ? type : "store";

/** Says what a link did not lead to (specification, section 8: 201, 202, 412), and where to go on. */
export default function NoContentScreen({ query }: { readonly query: QueryOf<typeof routes.noText> }) {
  const { t } = useTranslation("store");
  const { t: tc } = useTranslation();
  const type = missing(query.type);
  return (
    <>
      <BackBar title={tc("titles.noText")} parent="home" />
      <main>
        <EmptyState
          title={t(`noContent.${type}`)}
          illustration={illustrations[type]}
          action={<WayOn type={type} query={query} />}
        >
          {t(`noContent.${type}Text`)}
        </EmptyState>
      </main>
    </>
  );
}

interface WayOnProps {
  readonly type: Missing;
  readonly query: QueryOf<typeof routes.noText>;
}

/** The nearest place that exists: without its table a store's menu can be read, without one order there is the list. */
function WayOn({ type, query: { storeId, tableId } }: WayOnProps) {
  const { t } = useTranslation("store");
  const { t: tc } = useTranslation();
  if (!storeId && type === "order")
    return <Button href={href("order", {})}>{t("noContent.toOrders")}</Button>;
  if (!storeId) return <Button href={href("home", {})}>{tc("toHome")}</Button>;
  if (type === "store")
    return <Button href={href("orderFood", { storeId, tableId })}>{t("noContent.tryStore")}</Button>;
  if (type === "table")
    return (
      <>
        <ScanButton label={t("noContent.scan")} />
        <Button href={href("orderFood", { storeId })}>{t("noContent.toMenu")}</Button>
      </>
    );
  return (
    <Button href={href("orderFood", { storeId, tableId, tab: "orders" })}>{t("noContent.toOrders")}</Button>
  );
}
