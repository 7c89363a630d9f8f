import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { keepWayAtom } from "#state/places/keepWay.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";

/** In the place of the stores where nobody serves the place: the other way, or all stores there are. */
export default function NobodyServes({ way }: { readonly way: OffPremises }) {
  const { t } = useTranslation("finding");
  const hasTexts = useTexts(["finding"]);
  const go = useSetAtom(keepWayAtom);
  if (!hasTexts) return null;
  const isDelivery = way === OrderType.delivery;
  return (
    <EmptyState
      title={t(isDelivery ? "nobody.delivers" : "nobody.takeAway")}
      illustration={<NothingFound />}
      action={
        <>
          <Button block onClick={() => go(isDelivery ? OrderType.takeAway : OrderType.delivery)}>
            {t(isDelivery ? "nobody.toTakeAway" : "nobody.toDelivery")}
          </Button>
          <Button kind="outline" block href={href("searchStore", {})}>
            {t("nobody.everywhere")}
          </Button>
        </>
      }
    >
      {isDelivery ? t("nobody.text") : undefined}
    </EmptyState>
  );
}
