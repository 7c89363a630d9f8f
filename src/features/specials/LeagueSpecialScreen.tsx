import { useTranslation } from "react-i18next";
import { specialIndexCall } from "#net/calls/specialCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { League } from "./League.tsx";
import { NothingOn } from "./NothingOn.tsx";
import { OfferList } from "./OfferList.tsx";
import styles from "./Specials.module.css";

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
