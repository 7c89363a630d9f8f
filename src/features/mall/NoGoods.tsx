import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import type { MallQuery } from "./mallQuery.ts";

/** In the place of the mall's goods where there are none: other words, or all goods. */
export default function NoGoods({ query: { category, keyword, storeId } }: { readonly query: MallQuery }) {
  const { t } = useTranslation("mall");
  return (
    <EmptyState
      title={keyword ? t("nothingFound", { keyword }) : t("nothing")}
      illustration={<NothingFound />}
      action={
        keyword || category ? <Button href={href("mall", { storeId })}>{t("showAll")}</Button> : undefined
      }
    >
      {keyword ? t("nothingFoundText") : t("nothingText")}
    </EmptyState>
  );
}
