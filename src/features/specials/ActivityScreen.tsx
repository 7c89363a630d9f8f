import { useTranslation } from "react-i18next";
import { isOfferGone, OFFER_GONE, specialIndexCall } from "#net/calls/specialCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { EventGoods } from "./EventGoods.tsx";
import { HeroSkeleton } from "./HeroSkeleton.tsx";
import { NothingOn } from "./NothingOn.tsx";
import { OfferGone } from "./OfferGone.tsx";
import styles from "./Specials.module.css";
import { stillOn } from "./stillOn.ts";
import { useMinute } from "#parts/coupon/useMinute.ts";

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
    </>
  );
}
