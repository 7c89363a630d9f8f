import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";

/** In the place of a list of stores with nothing in it; takes the filters away again where they left it empty. */
export default function NothingHere({ onClear }: { readonly onClear?: (() => void) | undefined }) {
  const { t } = useTranslation("stores");
  return (
    <EmptyState
      title={onClear ? t("nothingFiltered") : t("nothing.title")}
      illustration={<NothingFound />}
      action={
        onClear && (
          <Button kind="outline" onClick={onClear}>
            {t("clearFilters")}
          </Button>
        )
      }
    >
      {t("nothing.text")}
    </EmptyState>
  );
}
