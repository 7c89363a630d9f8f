import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import styles from "./Search.module.css";
import type { SearchScope } from "./searchScope.ts";

interface NoneFoundProps {
  readonly title: string;
  readonly keyword: string;
  readonly scope: SearchScope;
  /** The same search near here, or in all stores, where that is another. */
  readonly elsewhere: string | undefined;
  /** Takes the filters away that may have left nothing. */
  readonly onClear: (() => void) | undefined;
  /** Looks at the stores of every way of ordering, those included where one can only eat. */
  readonly onEveryWay: (() => void) | undefined;
}

/** In the place of results: other words, fewer filters, other places. */
export function NoneFound({ title, keyword, scope, elsewhere, onClear, onEveryWay }: NoneFoundProps) {
  const { t } = useTranslation("search");
  const { t: ts } = useTranslation("stores");
  return (
    <EmptyState
      title={title}
      illustration={<NothingFound />}
      action={
        <div className={styles.ways}>
          {onClear && (
            <Button block onClick={onClear}>
              {ts("clearFilters")}
            </Button>
          )}
          {onEveryWay && (
            <Button kind={onClear ? "outline" : "primary"} block onClick={onEveryWay}>
              {t("everyWay")}
            </Button>
          )}
          {keyword !== "" && (
            <Button
              kind={onClear || onEveryWay ? "outline" : "primary"}
              block
              href={href("searchInput", { keyword, scope })}
            >
              {t("nothing.edit")}
            </Button>
          )}
          {elsewhere !== undefined && (
            <Button kind="outline" block href={elsewhere}>
              {scope === "near" ? t("everywhere") : t("nearHere")}
            </Button>
          )}
        </div>
      }
    >
      {keyword === "" ? ts("nothing.text") : t("nothing.text")}
    </EmptyState>
  );
}
