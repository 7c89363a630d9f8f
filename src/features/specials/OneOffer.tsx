import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { usePageSubject } from "#parts/shell/usePageSubject.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { GoodsOnOffer } from "./GoodsOnOffer.tsx";
import { HeroSkeleton } from "./HeroSkeleton.tsx";
import { OfferGone } from "./OfferGone.tsx";
import { OfferHero } from "./OfferHero.tsx";
import styles from "./Specials.module.css";
import { useGoodsOnOffer } from "./useGoodsOnOffer.ts";
import { useOfferStores } from "./useOfferStores.ts";

interface OneOfferProps {
  readonly specialId: string;
  /** The store whose goods alone are shown; all otherwise. */
  readonly of: string | undefined;
}

const EVERY = "";
const NEAREST = 2;

/** An offer: what it is, until when, and its goods, of all stores or of one. */
export function OneOffer({ specialId, of = EVERY }: OneOfferProps) {
  const { t } = useTranslation("specials");
  const id = useId();
  const navigate = useNavigate();
  const offer = useOfferStores(specialId, NEAREST);
  const goods = useGoodsOnOffer({ special_id: specialId, ...(of === EVERY ? {} : { store_id: of }) });
  const { special, gone, failure, stores } = offer;
  usePageSubject(special?.title);
  if (gone) return <OfferGone hasEnded={gone === "ended"} />;
  if (!special && failure) {
    return <CallTrouble failure={failure} onRetry={offer.reload} isRetrying={offer.isValidating} />;
  }
  const show = (store: string) =>
    void navigate(href("special", { specialId, of: store === EVERY ? undefined : store }), { replace: true });
  const refresh = () => Promise.all([offer.reload(), goods.reload()]);
  return (
    <PullToRefresh onRefresh={refresh} busyLabel={t("loading")}>
      {special ? <OfferHero special={special} now={offer.now} /> : <HeroSkeleton />}
      <section aria-labelledby={id}>
        <h2 id={id} className={styles.sectionTitle}>
          {t("special.goods")}
        </h2>
        {stores !== null && (stores.length > 1 || of !== EVERY) && (
          <div className={styles.chips}>
            <ChipGroup
              label={t("special.filter")}
              name="store"
              scroll
              value={of}
              options={[
                { value: EVERY, label: t("special.allStores") },
                ...stores.map(({ store_id, name }) => ({ value: store_id, label: name })),
              ]}
              onChange={show}
            />
          </div>
        )}
        <GoodsOnOffer
          pages={goods}
          label={t("special.goods")}
          layout="row"
          empty={
            <EmptyState
              title={t("special.noGoodsTitle")}
              illustration={<NothingFound />}
              action={
                of !== EVERY && (
                  <Button kind="outline" onClick={() => show(EVERY)}>
                    {t("special.showAll")}
                  </Button>
                )
              }
            >
              {t("special.noGoodsText")}
            </EmptyState>
          }
        />
      </section>
    </PullToRefresh>
  );
}
