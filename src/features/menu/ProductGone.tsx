import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";

interface ProductGoneProps {
  /** The store of the link; null when it does not say: then the store where one was last. */
  readonly storeId: string | null;
  readonly tableId: string | null;
  /** Whether it was not for a table: then the store's page for take-away and delivery. */
  readonly isAway: boolean;
}

/** In the place of goods that are sold no more: the way to what the store has. */
export function ProductGone({ storeId, tableId, isAway }: ProductGoneProps) {
  const { t } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const place = useAtomValue(placeAtom);
  const [store_id, table_id] = storeId === null ? [place.store_id, place.table_id] : [storeId, tableId];
  const query = { storeId: store_id ?? "", tableId: table_id ?? undefined };
  const menu = store_id && (isAway ? href("storeHome", { storeId: store_id }) : href("orderFood", query));
  return (
    <EmptyState
      title={t("goodsGone")}
      illustration={<NothingFound />}
      action={
        menu ? (
          <Button href={menu}>{t("toMenu")}</Button>
        ) : (
          <Button href={href("home", {})}>{tc("toHome")}</Button>
        )
      }
    >
      {t("goodsGoneText")}
    </EmptyState>
  );
}
