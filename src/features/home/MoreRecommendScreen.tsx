import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { hotStoreListCall, newStoresCall } from "#net/calls/storeListCalls.ts";
import { WhereLine } from "#parts/places/WhereLine.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { StoreList } from "#parts/stores/list/StoreList.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { wayAtom } from "#state/places/way.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import styles from "./Home.module.css";
import lists from "./StoreLists.module.css";
import { useNearby } from "./StoreRow.tsx";

const KINDS = ["hot", "new"] as const;
type Kind = (typeof KINDS)[number];

const TABS_ID = "more";

/** All recommended stores, or all new ones, read on without end (`/moreRecommend`). */
export default function MoreRecommendScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.moreRecommend>;
}) {
  const { t } = useTranslation("home");
  const navigate = useNavigate();
  const kind: Kind = query.of === "new" ? "new" : "hot";
  const show = (next: Kind) =>
    void navigate(href("moreRecommend", { of: next === "hot" ? undefined : next }), { replace: true });
  return (
    <>
      <BackBar title={t("moreTitle")} parent="home">
        <Tabs
          id={TABS_ID}
          label={t("kind.label")}
          tabs={KINDS.map((key) => ({ key, label: t(`kind.${key}`) }))}
          selected={kind}
          onSelect={show}
        />
      </BackBar>
      <main className={styles.body}>
        <TabPanel of={TABS_ID} tab={kind}>
          <div className={styles.where}>
            <WhereLine />
          </div>
          <p className={lists.intro}>{kind === "new" ? t("newText") : t("recommendText")}</p>
          <Stores key={kind} kind={kind} />
        </TabPanel>
      </main>
      <BottomRail tab="home" />
    </>
  );
}

function Stores({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation("home");
  const way = useAtomValue(wayAtom);
  const pages = useNearby(kind === "new" ? newStoresCall : hotStoreListCall, way);
  return (
    <StoreList
      pages={pages}
      label={kind === "new" ? t("new") : t("recommended")}
      heading="h2"
      way={way}
      empty={
        kind === "new" ? (
          <EmptyState title={t("noNew")} illustration={<NorenCurtain />}>
            {t("noNewText")}
          </EmptyState>
        ) : undefined
      }
    />
  );
}
