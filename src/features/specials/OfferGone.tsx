import { useId } from "react";
import { useTranslation } from "react-i18next";
import { specialIndexCall } from "#net/calls/specialCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { RestingShop } from "#ui/pictures/storeDrawings.tsx";
import { OfferList } from "./OfferList.tsx";
import styles from "./Specials.module.css";

/** In the place of an offer that runs no more, or never did: what is on now instead. */
export function OfferGone({ hasEnded }: { readonly hasEnded: boolean }) {
  const { t } = useTranslation("specials");
  const id = useId();
  const offers = useCall(specialIndexCall, {}, { isSilent: true });
  return (
    <>
      <EmptyState
        title={hasEnded ? t("gone.endedTitle") : t("gone.title")}
        illustration={<RestingShop />}
        action={
          <Button kind="quiet" href={href("home", {})}>
            {t("gone.home")}
          </Button>
        }
      >
        {hasEnded ? t("gone.endedText") : t("gone.text")}
      </EmptyState>
      {offers.data?.specials.length !== 0 && (
        <section aria-labelledby={id}>
          <h2 id={id} className={styles.sectionTitle}>
            {t("onNow")}
          </h2>
          <OfferList offers={offers} label={t("onNow")} heading="h3" empty={null} />
        </section>
      )}
    </>
  );
}
