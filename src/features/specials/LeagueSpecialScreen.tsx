import { useAtom } from "jotai";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { specialIndexCall } from "#net/calls/specialCalls.ts";
import { useCall } from "#net/useCall.ts";
import { WhereLine } from "#parts/places/WhereLine.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { usePageSubject } from "#parts/shell/page.ts";
import { SortChips } from "#parts/stores/list/StoreControls.tsx";
import { StoreList } from "#parts/stores/list/StoreList.tsx";
import { storeChoiceAtom } from "#parts/stores/list/storeChoice.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { NothingOn } from "./NothingOn.tsx";
import { HeroSkeleton, OfferHero } from "./OfferHero.tsx";
import { OfferGone, OfferList } from "./OfferList.tsx";
import styles from "./Specials.module.css";
import { useOfferStores } from "./useOfferStores.ts";

/** What several stores offer together: one such offer, or all that run now (`/leagueSpecial`). */
export default function LeagueSpecialScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.leagueSpecial>;
}) {
  const { t } = useTranslation("specials");
  return (
    <>
      <BackBar title={t("league.title")} parent={query.specialId ? "leagueSpecial" : "home"} />
      <main className={styles.page}>
        {query.specialId ? <League key={query.specialId} specialId={query.specialId} /> : <Leagues />}
      </main>
      <BottomRail tab="home" />
    </>
  );
}

function Leagues() {
  const { t } = useTranslation("specials");
  const offers = useCall(specialIndexCall, { kind: "league" });
  return (
    <PullToRefresh onRefresh={offers.reload} busyLabel={t("loading")}>
      <OfferList
        offers={offers}
        label={t("league.title")}
        empty={<NothingOn title={t("league.noneTitle")} hasOthers />}
      />
    </PullToRefresh>
  );
}

/** An offer of several stores together: what it is, until when, and who takes part. */
function League({ specialId }: { readonly specialId: string }) {
  const { t } = useTranslation("specials");
  const id = useId();
  const [choice, choose] = useAtom(storeChoiceAtom(`league ${specialId}`));
  const list = useOfferStores(specialId, choice.sort);
  const { special, gone, failure } = list;
  usePageSubject(special?.title);
  if (gone) return <OfferGone hasEnded={gone === "ended"} />;
  if (!special && failure) {
    return <CallTrouble failure={failure} onRetry={list.reload} isRetrying={list.isValidating} />;
  }
  return (
    <PullToRefresh onRefresh={list.reload} busyLabel={t("loading")}>
      {special ? <OfferHero special={special} now={list.now} /> : <HeroSkeleton />}
      <section aria-labelledby={id}>
        <h2 id={id} className={styles.sectionTitle}>
          {t("league.stores")}
        </h2>
        <div className={styles.where}>
          <WhereLine />
        </div>
        <div className={styles.chips}>
          <SortChips sort={choice.sort} onChange={(sort) => choose({ ...choice, sort })} />
        </div>
        <StoreList pages={list} label={t("league.stores")} />
      </section>
    </PullToRefresh>
  );
}
