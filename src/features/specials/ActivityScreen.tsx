import { useTranslation } from "react-i18next";
import { isOfferGone, OFFER_GONE, specialIndexCall } from "#net/calls/specialCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { STORE_ZONE, useMinute } from "#parts/shell/clock.ts";
import { usePageSubject } from "#parts/shell/page.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { GoodsOnOffer, useGoodsOnOffer } from "./GoodsOffer.tsx";
import { NothingOn } from "./NothingOn.tsx";
import { HeroSkeleton, OfferHero } from "./OfferHero.tsx";
import { type Offer, OfferGone, stillOn } from "./OfferList.tsx";
import styles from "./Specials.module.css";

/** Events with their dates and their goods in a grid: one of them, or all that run now (`/activity`). */
export default function ActivityScreen({ query }: { readonly query: QueryOf<typeof routes.activity> }) {
  const { t } = useTranslation("specials");
  const { specialId } = query;
  const now = useMinute();
  const events = useCall(specialIndexCall, specialId ? { special_id: specialId } : { kind: "activity" }, {
    handles: OFFER_GONE,
  });
  const { data, failure } = events;
  const isUnknown = isOfferGone(failure);
  const shown = stillOn(data?.specials ?? [], now);
  return (
    <>
      <BackBar title={t("activity.title")} parent={specialId ? "activity" : "home"} />
      <main className={styles.page}>
        {isUnknown || (specialId && data && shown.length === 0) ? (
          <OfferGone hasEnded={!isUnknown} />
        ) : failure && !data ? (
          <CallTrouble failure={failure} onRetry={events.reload} isRetrying={events.isValidating} />
        ) : (
          <PullToRefresh onRefresh={events.reload} busyLabel={t("loading")}>
            {!data && <HeroSkeleton />}
            {data && shown.length === 0 && <NothingOn title={t("activity.noneTitle")} hasOthers />}
            {shown.map((event) => (
              <EventGoods key={event.special_id} event={event} now={now} isAlone={shown.length === 1} />
            ))}
          </PullToRefresh>
        )}
      </main>
      <BottomRail tab="home" />
    </>
  );
}

interface EventGoodsProps {
  readonly event: Offer;
  readonly now: Date;
  /** Whether it is all that the screen is about. */
  readonly isAlone: boolean;
}

/** An event: what it is, on which days, and its goods in a grid. */
function EventGoods({ event, now, isAlone }: EventGoodsProps) {
  const { t } = useTranslation("specials");
  const tag = useLanguageTag();
  const goods = useGoodsOnOffer({ special_id: event.special_id });
  usePageSubject(isAlone ? event.title : undefined);
  const from = day(event.start_time, tag, STORE_ZONE);
  const until = day(event.end_time, tag, STORE_ZONE);
  return (
    <section aria-label={event.title}>
      <OfferHero special={event} now={now} />
      <p className={styles.dates}>{t("from", { from, until })}</p>
      <GoodsOnOffer
        pages={goods}
        label={t("activity.goods", { title: event.title })}
        layout="tile"
        empty={
          <EmptyState title={t("special.noGoodsTitle")} illustration={<NothingFound />}>
            {t("special.noGoodsText")}
          </EmptyState>
        }
      />
    </section>
  );
}
