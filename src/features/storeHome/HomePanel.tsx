import type { StoreDetail } from "#contract/store.ts";
import type { AwayMode } from "#parts/away/awayMode.ts";
import type { useSlots } from "#parts/away/useSlots.ts";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { useHydrated } from "#parts/shell/useHydrated.ts";
import { LazyPart, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { HomeMenu } from "./HomeMenu.tsx";
import type { HomeTab } from "./storeHomeTab.ts";
import type { Offers } from "./useOffers.ts";

const OffersTab = lazyAgain(() => import("./OffersTab.tsx"));
const EvaluationTab = lazyAgain(() => import("#parts/evaluation/Evaluations.tsx"));
const DetailsTab = lazyAgain(() => import("#parts/store/StoreDetails.tsx"));

interface HomePanelProps {
  readonly tab: HomeTab;
  readonly store: StoreDetail;
  readonly mode: AwayMode;
  readonly slots: ReturnType<typeof useSlots>;
  readonly offers: Offers;
}

/** What the selected tab shows; the code of the others comes when they are opened, and the server draws none. */
export function HomePanel({ tab, store, mode, slots, offers }: HomePanelProps) {
  const isHydrated = useHydrated();
  if (tab === "menu") return <HomeMenu store={store} slots={slots} />;
  if (!isHydrated) return <MenuSkeleton />;
  return (
    <LazyPart key={tab} waiting={<MenuSkeleton />}>
      {tab === "offers" && <OffersTab store={store} mode={mode} offers={offers} />}
      {tab === "evaluation" && <EvaluationTab storeId={store.store_id} timeZone={store.time_zone} />}
      {tab === "details" && <DetailsTab store={store} />}
    </LazyPart>
  );
}
