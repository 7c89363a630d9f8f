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
  /** The same search near here, or in all stores. */
  readonly elsewhere: string;
  /** Takes the filters away that may have left nothing. */
  readonly onClear: (() => void) | undefined;
}

/** In the place of results: other words, fewer filters, other places. */
export function NoneFound({ title, keyword, scope, elsewhere, onClear }: NoneFoundProps) {
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
          {keyword !== "" && (
            <Button
              kind={onClear ? "outline" : "primary"}
              block
              href={href("searchInput", { keyword, scope })}
            >
              {t("nothing.edit")}
            </Button>
          )}
          <Button kind="outline" block href={elsewhere}>
            {scope === "near" ? t("everywhere") : t("nearHere")}
          </Button>
        </div>
      }
    >
      {keyword === "" ? ts("nothing.text") : t("nothing.text")}
    </EmptyState>
  );
}
