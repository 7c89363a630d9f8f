import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { placeAtom } from "#state/place.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { NothingFound } from "#ui/illustrations/NothingFound.tsx";

interface ProductGoneProps {
  /** The store of the link; null when it does not say: then the store where one was last. */
  readonly storeId: string | null;
  readonly tableId: string | null;
}

/** In the place of goods that are sold no more: the way to what the store has. */
export function ProductGone({ storeId, tableId }: ProductGoneProps) {
  const { t } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const place = useAtomValue(placeAtom);
  const [store_id, table_id] = storeId === null ? [place.store_id, place.table_id] : [storeId, tableId];
  const menu = store_id && href("orderFood", { storeId: store_id, tableId: table_id ?? undefined });
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
