import { useTranslation } from "react-i18next";
import { filterCount, type StoreChoice } from "#parts/storeList/storeChoice.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { NothingFound } from "#ui/illustrations/NothingFound.tsx";

interface NoMatchProps {
  readonly choice: StoreChoice;
  readonly onClear: () => void;
}

/** In the place of a list that the filters left empty: takes them away again. */
export function NoMatch({ choice, onClear }: NoMatchProps) {
  const { t } = useTranslation("stores");
  const isFiltered = filterCount(choice.filter) > 0;
  return (
    <EmptyState
      title={isFiltered ? t("nothingFiltered") : t("nothing.title")}
      illustration={<NothingFound />}
      action={
        isFiltered ? (
          <Button kind="outline" onClick={onClear}>
            {t("clearFilters")}
          </Button>
        ) : undefined
      }
    >
      {t("nothing.text")}
    </EmptyState>
  );
}
