import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { EmptyBowl, RestingShop } from "#ui/pictures/storeDrawings.tsx";

interface NothingToOrderProps {
  readonly storeId: string;
  readonly type: OffPremises;
  /** Why: the store offers no such order, or nothing is in the cart. */
  readonly why: "notOffered" | "empty";
  /** Puts back what was taken out just now. */
  readonly onUndo: (() => void) | undefined;
}

/** In the place of a confirmation of which there is none. */
export default function NothingToOrder({ storeId, type, why, onUndo }: NothingToOrderProps) {
  const { t } = useTranslation(["offPremises", "checkout", "menu"]);
  if (why === "notOffered") {
    return (
      <EmptyState
        title={t(`offPremises:notOffered.${type}`)}
        illustration={<RestingShop />}
        action={<Button href={href("storeIndex", { storeId })}>{t("offPremises:toStore")}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={t("checkout:empty")}
      illustration={<EmptyBowl />}
      action={
        <>
          {onUndo && (
            <Button kind="outline" onClick={onUndo}>
              {t("menu:line.undo")}
            </Button>
          )}
          <Button href={href("storeHome", { storeId, type: String(type) })}>{t("checkout:toMenu")}</Button>
        </>
      }
    />
  );
}
