import { useAtomValue, useStore } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { StoreDetail } from "#contract/store.ts";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { OpenAttempt } from "#parts/attempt/OpenAttempt.tsx";
import { useKeepLinePieces } from "#parts/cart/useCart.ts";
import { MenuList } from "#parts/menu/MenuList.tsx";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { useBrowseNote, useMenu } from "#parts/menu/useMenu.ts";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { useHydrated, usePageSubject } from "#parts/shell/page.ts";
import { useAccent } from "#parts/stores/useAccent.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyLayer, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { hasOldCart, openGoodsAtom } from "#state/cart/cart.ts";
import { keepVisit } from "#state/orders/lastVisit.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { CartBar } from "./CartBar.tsx";
import styles from "./MenuScreen.module.css";
import { StoreHeader } from "./StoreHeader.tsx";

const OptionSheet = lazyWithRetry(() => import("#parts/menu/OptionSheet.tsx"));

const TABS_ID = "store";

/** The dine-in menu behind a table's code: the store, its goods, and the tabs beside them. */
export default function MenuScreen({ query }: { readonly query: QueryOf<typeof routes.orderFood> }) {
  const { storeId, tableId } = query;
  const { t } = useTranslation("menu");
  const navigate = useNavigate();
  const store = useCall(storeIndexCall, { store_id: storeId, ...(tableId ? { table_id: tableId } : {}) });
  useOldCart(storeId, tableId ?? null);
  useBrowseNote(storeId);
  // A table that the store does not know is nobody's to be led back to.
  const isAtTable = Boolean(store.data?.table);
  useEffect(() => {
    if (tableId && isAtTable) keepVisit({ store_id: storeId, table_id: tableId });
  }, [storeId, tableId, isAtTable]);
  const isSheetOpen = useAtomValue(openGoodsAtom) !== null;
  const tab = storeTab(query.tab);
  useAccent(store.data?.extra_config.accent_color);
  useKeepLinePieces(store.data);
  usePageSubject(store.data?.name);
  const show = (next: StoreTab) =>
    void navigate(href("orderFood", { ...query, tab: next === "menu" ? undefined : next }), {
      replace: true,
    });

  if (!store.data) {
    if (store.failure) return <CallTrouble failure={store.failure} onRetry={store.reload} isScreen />;
    return <MenuSkeleton />;
  }
  const isOrderable = store.data.is_open === 1 && store.data.table?.is_locked !== 1;
  return (
    <>
      <StoreHeader store={store.data} query={query} />
      <main className={styles.panel}>
        <Tabs
          id={TABS_ID}
          label={t("tabs")}
          tabs={STORE_TABS.map((key) => ({ key, label: t(`tab.${key}`) }))}
          selected={tab}
          onSelect={show}
        />
        <TabPanel of={TABS_ID} tab={tab}>
          {tab === "menu" ? (
            <MenuTab store={store.data} isOrderable={isOrderable} />
          ) : (
            <OtherTab tab={tab} store={store.data} tableId={tableId ?? null} />
          )}
        </TabPanel>
        {isSheetOpen && (
          <LazyLayer>
            <OptionSheet storeId={storeId} isOrderable={isOrderable} />
          </LazyLayer>
        )}
      </main>
      {tab === "menu" && <CartBar store={store.data} tableId={tableId ?? null} orderNo={query.add ?? null} />}
    </>
  );
}

/** The store page's tabs (specification, section 2): Menu, Evaluation, Order list, Details, Call staff. */
const STORE_TABS = ["menu", "evaluation", "orders", "details", "staff"] as const;
type StoreTab = (typeof STORE_TABS)[number];

/** The tab that an address names; the menu for any other word. */
function storeTab(value: string | undefined): StoreTab {
  return STORE_TABS.find((tab) => tab === value) ?? "menu";
}

interface MenuTabProps {
  readonly store: StoreDetail;
  readonly isOrderable: boolean;
}

/** The goods of the store, below a word on why nothing can be ordered where that is so. */
function MenuTab({ store, isOrderable }: MenuTabProps) {
  const { t } = useTranslation("menu");
  const menu = useMenu(store.store_id);
  if (!menu.data) {
    if (menu.failure) return <CallTrouble failure={menu.failure} onRetry={menu.reload} />;
    return <MenuSkeleton />;
  }
  return (
    <>
      <MenuNotice store={store} />
      <OpenAttempt storeId={store.store_id} />
      {menu.categories.length === 0 ? (
        <p className={styles.empty}>{t("emptyMenu")}</p>
      ) : (
        <MenuList
          storeId={store.store_id}
          categories={menu.categories}
          shelves={menu.shelves}
          need={menu.need}
          isOrderable={isOrderable}
        />
      )}
    </>
  );
}

const EvaluationTab = lazyWithRetry(() => import("#parts/reviews/Evaluations.tsx"));
const OrdersTab = lazyWithRetry(() => import("#parts/orders/TableOrders.tsx"));
const DetailsTab = lazyWithRetry(() => import("#parts/stores/StoreDetails.tsx"));
const StaffTab = lazyWithRetry(() => import("#parts/staff/CallStaff.tsx"));

interface OtherTabProps {
  readonly tab: Exclude<StoreTab, "menu">;
  readonly store: StoreDetail;
  readonly tableId: string | null;
}

/** What the tabs beside the menu show; their code comes when one of them is opened, and the server draws none. */
function OtherTab({ tab, store, tableId }: OtherTabProps) {
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

/**
 * Why nothing can be ordered now: the store is closed, the staff keep the table, or no table was scanned yet; or that an
 * order waits for the staff, as the table was not scanned.
 */
function MenuNotice({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("menu");
  const tag = useLanguageTag();
  const opensAt = store.next_open_at ? dayAndTime(store.next_open_at, tag, store.time_zone) : null;
  const trouble =
    store.is_open === 0
      ? opensAt
        ? t("closedUntil", { time: opensAt })
        : t("closed")
      : store.table?.is_locked === 1
        ? t("tableLocked")
        : null;
  const hint = store.table === null ? t("noTable") : store.table.is_let_in_by_staff === 1 ? t("letIn") : null;
  const text = trouble ?? hint;
  if (!text) return null;
  return (
    <div className={styles.notice} data-hint={trouble === null || undefined}>
      <p role="status">{text}</p>
      {trouble === null && <ScanButton look="small" label={t("scanTable")} />}
    </div>
  );
}

/** Brings the older local cart along, where this browser still has one: its code comes only then. */
function useOldCart(storeId: string, tableId: string | null): void {
  const send = useSend();
  const store = useStore();
  useEffect(() => {
    if (!hasOldCart()) return;
    // What does not come now is adopted at the next visit.
    import("#parts/cart/adoptOldCart.ts")
      .then(({ adoptOldCart }) => adoptOldCart(send, store, { store_id: storeId, table_id: tableId }))
      .catch(() => null);
  }, [send, store, storeId, tableId]);
}
