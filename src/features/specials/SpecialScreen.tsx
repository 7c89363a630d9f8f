import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { specialIndexCall } from "#net/calls/specialCalls.ts";
import { bannerListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { usePageSubject } from "#parts/shell/page.ts";
import { BannerRow } from "#parts/stores/list/BannerRow.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { tagIcon } from "#ui/icons/discovery.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { GoodsOnOffer, useGoodsOnOffer } from "./GoodsOffer.tsx";
import { NothingOn } from "./NothingOn.tsx";
import { HeroSkeleton, OfferHero } from "./OfferHero.tsx";
import { OfferGone, OfferList } from "./OfferList.tsx";
import styles from "./Specials.module.css";
import { useOfferStores } from "./useOfferStores.ts";

/** An offer with its goods, or all offers that run now (`/special`). */
export default function SpecialScreen({ query }: { readonly query: QueryOf<typeof routes.special> }) {
  const { t } = useTranslation("specials");
  const { specialId, of } = query;
  return (
    <>
      <BackBar title={t("special.title")} parent={specialId ? "special" : "home"} />
      <main className={styles.page}>
        {specialId ? <OneOffer key={specialId} specialId={specialId} of={of} /> : <AllOffers />}
      </main>
      <BottomRail tab="home" />
    </>
  );
}

interface OneOfferProps {
  readonly specialId: string;
  /** The store whose goods alone are shown; all otherwise. */
  readonly of: string | undefined;
}

const EVERY = "";
const NEAREST = 2;

/** An offer: what it is, until when, and its goods, of all stores or of one. */
function OneOffer({ specialId, of = EVERY }: OneOfferProps) {
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

/** All offers that run now, of every kind, and the way to stores with coupons. */
function AllOffers() {
  const { t } = useTranslation("specials");
  const offers = useCall(specialIndexCall, {});
  const news = useCall(bannerListCall, { place: "special" }, { isSilent: true });
  const refresh = () => Promise.all([offers.reload(), news.reload()]);
  return (
    <PullToRefresh onRefresh={refresh} busyLabel={t("loading")}>
      <BannerRow label={t("banners")} banners={news.data?.banners ?? (news.failure ? [] : null)} />
      <div className={styles.toCoupons}>
        <Card padded={false}>
          <ListRow
            title={t("special.coupons")}
            start={<Icon of={tagIcon} />}
            href={href("specialCoupon", {})}
          />
        </Card>
      </div>
      <OfferList offers={offers} label={t("onNow")} empty={<NothingOn />} />
    </PullToRefresh>
  );
}
