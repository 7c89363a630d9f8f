import type { StoreDetail } from "#contract/store.ts";
import { LazyPart, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { useHydrated } from "#parts/shell/useHydrated.ts";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import type { StoreTab } from "./storeTab.ts";

const EvaluationTab = lazyAgain(() => import("#parts/evaluation/Evaluations.tsx"));
const OrdersTab = lazyAgain(() => import("#parts/tableOrders/TableOrders.tsx"));
const DetailsTab = lazyAgain(() => import("#parts/store/StoreDetails.tsx"));
const StaffTab = lazyAgain(() => import("#parts/staff/CallStaff.tsx"));

interface OtherTabProps {
  readonly tab: Exclude<StoreTab, "menu">;
  readonly store: StoreDetail;
  readonly tableId: string | null;
}

/** What the tabs beside the menu show; their code comes when one of them is opened, and the server draws none. */
export function OtherTab({ tab, store, tableId }: OtherTabProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return <MenuSkeleton />;
  return (
    <LazyPart key={tab} waiting={<MenuSkeleton />}>
      {tab === "evaluation" && <EvaluationTab storeId={store.store_id} timeZone={store.time_zone} />}
      {tab === "orders" && <OrdersTab storeId={store.store_id} tableId={tableId} />}
      {tab === "details" && <DetailsTab store={store} />}
      {tab === "staff" && <StaffTab store={store} tableId={tableId} />}
    </LazyPart>
  );
}
