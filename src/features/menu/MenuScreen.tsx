import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { OrderType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { OpenAttempt } from "#parts/attempt/OpenAttempt.tsx";
import beside from "#parts/cart/BesideCart.module.css";
import { CoverCard } from "#parts/cart/CoverCard.tsx";
import { useKeepStore } from "#parts/cart/knownStores.ts";
import { MenuList } from "#parts/menu/MenuList.tsx";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { UsualSlot } from "#parts/orders/again/UsualSlot.tsx";
import { useMenu } from "#parts/menu/useMenu.ts";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { usePauseWords } from "#parts/stores/usePauseWords.ts";
import { useDayAndTime, useHydrated, usePageSubject } from "#parts/shell/page.ts";
import { useReadOwn } from "#parts/shell/useReadOwn.ts";
import { useAccent } from "#parts/stores/useAccent.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyLayer, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { drawnAtom } from "#state/page/pageState.ts";
import { handIcon, infoIcon, menuIcon, ordersIcon, starIcon } from "#ui/icons/common.ts";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { Icon, type IconShape } from "#ui/pictures/Icon.tsx";
import { CartBar } from "./CartBar.tsx";
import styles from "./MenuScreen.module.css";
import { StoreHeader } from "./StoreHeader.tsx";
import { Visit } from "./Visit.tsx";

const OptionSheet = lazyWithRetry(() => import("#parts/menu/dish/OptionSheet.tsx"));

const TABS_ID = "store";

/** The dine-in menu behind a table's code: the store, its goods, and the tabs beside them. */
export default function MenuScreen({ query }: { readonly query: QueryOf<typeof routes.orderFood> }) {
  const { storeId, tableId } = query;
  const { t } = useTranslation("menu");
  const navigate = useNavigate();
  const request = { store_id: storeId, ...(tableId ? { table_id: tableId } : {}) };
  const read = useCall(storeIndexCall, request);
  useReadOwn(storeIndexCall, request, read.reload);
  const ordered = useAtomValue(drawnAtom).ordered;
  const isSheetOpen = useAtomValue(openGoodsAtom) !== null;
  const tab = storeTab(query.tab);
  useAccent(read.data?.extra_config.accent_color);
  useKeepStore(read.data);
  usePageSubject(read.data?.name);
  const show = (next: StoreTab) =>
    void navigate(href("orderFood", { ...query, tab: next === "menu" ? undefined : next }), {
      replace: true,
    });

  if (!read.data) {
    if (read.failure) return <CallTrouble failure={read.failure} onRetry={read.reload} isScreen />;
    return <MenuSkeleton />;
  }
  // The page is nobody's in particular: the device remembers that it has ordered at the table, as long as anyone has.
  const { table } = read.data;
  const hasOrdered = table?.is_occupied === 1 && ordered === tableId;
  const store = hasOrdered ? { ...read.data, table: { ...table, is_of_visit: 1 as const } } : read.data;
  // Whoever has ordered looks there for what is to be paid.
  const isServed = store.table?.is_of_visit === 1;
  const isOrderable = store.is_open === 1 && table?.is_locked !== 1;
  return (
    <>
      <StoreHeader store={store} tableId={tableId ?? null} tab={tab} orderNo={query.add ?? null} />
      <main className={styles.panel}>
        <div className={styles.tools}>
          <Tabs
            id={TABS_ID}
            label={t("tabs")}
            tabs={STORE_TABS.map((key) => ({
              key,
              label: (
                <span className={styles.tool}>
                  <Icon of={TAB_ICONS[key]} />
                  {t(`tab.${key === "orders" && isServed ? "bill" : key}`)}
                </span>
              ),
            }))}
            selected={tab}
            onSelect={show}
          />
        </div>
        <TabPanel of={TABS_ID} tab={tab}>
          {tab === "menu" ? (
            <div className={beside.beside}>
              {/* Before the goods, of which a menu has thousands: by the keyboard one would never be there. */}
              <CartBar store={store} tableId={tableId ?? null} orderNo={query.add ?? null} isBeside />
              <div>
                <MenuTab store={store} isOrderable={isOrderable} query={query} />
              </div>
            </div>
          ) : (
            <OtherTab tab={tab} store={store} tableId={tableId ?? null} />
          )}
        </TabPanel>
        <Visit storeId={storeId} tableId={tableId ?? null} table={table} />
        {isSheetOpen && (
          <LazyLayer>
            <OptionSheet storeId={storeId} isOrderable={isOrderable} />
          </LazyLayer>
        )}
      </main>
    </>
  );
}

/** The store page's tabs (specification, section 2): Menu, Evaluation, Order list, Details, Call staff. */
const STORE_TABS = ["menu", "evaluation", "orders", "details", "staff"] as const;
type StoreTab = (typeof STORE_TABS)[number];

const TAB_ICONS: Record<StoreTab, IconShape> = {
  menu: menuIcon,
  evaluation: starIcon,
  orders: ordersIcon,
  details: infoIcon,
  staff: handIcon,
};

/** The tab that an address names; the menu for any other word. */
function storeTab(value: string | undefined): StoreTab {
  return STORE_TABS.find((tab) => tab === value) ?? "menu";
}

const EntryPanel = lazyWithRetry(() => import("#parts/visit/EntryPanel.tsx"));
const CourseTimes = lazyWithRetry(() => import("#parts/menu/course/CourseTimes.tsx"));

interface OwnProps {
  readonly store: StoreDetail;
  readonly isOrderable: boolean;
  readonly tableId: string | null;
}

/** What is the guest's own: how they are let order, the time of a course that the table has, and before they order what they usually have. */
function Own({ store, isOrderable, tableId }: OwnProps) {
  const isHydrated = useHydrated();
  const { store_id, table, time_zone } = store;
  const courses = table?.courses ?? [];
  return (
    <div className={styles.known}>
      {isHydrated && table?.entry && (
        <LazyPart>
          <EntryPanel store={store} />
        </LazyPart>
      )}
      {isHydrated && courses.length > 0 && (
        <LazyLayer>
          <CourseTimes courses={courses} timeZone={time_zone} />
        </LazyLayer>
      )}
      {isOrderable && table !== null && table.is_of_visit !== 1 && (
        <UsualSlot way={OrderType.dineIn} storeId={store_id} tableId={tableId} />
      )}
    </div>
  );
}

interface MenuTabProps {
  readonly store: StoreDetail;
  readonly isOrderable: boolean;
  readonly query: QueryOf<typeof routes.orderFood>;
}

/** The goods of the store, below a word on why nothing can be ordered where that is so. */
function MenuTab({ store, isOrderable, query }: MenuTabProps) {
  const { t } = useTranslation("menu");
  const menu = useMenu(store.store_id);
  if (!menu.data) {
    if (menu.failure) return <CallTrouble failure={menu.failure} onRetry={menu.reload} />;
    return <MenuSkeleton />;
  }
  return (
    <>
      <MenuNotice store={store} />
      <CoverCard store={store} hasOrder={query.add !== undefined} />
      <OpenAttempt storeId={store.store_id} />
      <Own store={store} isOrderable={isOrderable} tableId={query.tableId ?? null} />
      {menu.categories.length === 0 ? (
        <p className={styles.empty}>{t("emptyMenu")}</p>
      ) : (
        <MenuList
          storeId={store.store_id}
          categories={menu.categories}
          shelves={menu.shelves}
          need={menu.need}
          isOrderable={isOrderable}
          searchHref={href("searchGood", { storeId: query.storeId, tableId: query.tableId, add: query.add })}
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
 * Why nothing can be ordered now: the store is closed or rests, the staff keep the table, or no table was scanned yet; or that an
 * order waits for the staff, as the table was not scanned; and how long it takes while the kitchen has more to do than usual.
 */
function MenuNotice({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const when = useDayAndTime();
  const pauseWords = usePauseWords();
  const { is_busy, next_open_at, pause, serving_minutes, time_zone } = store;
  const opensAt = next_open_at ? when(next_open_at, time_zone) : null;
  const trouble =
    store.is_open === 0
      ? pause
        ? pauseWords(pause, next_open_at, time_zone)
        : opensAt
          ? t("closedUntil", { time: opensAt })
          : t("closed")
      : store.table?.is_locked === 1
        ? t("tableLocked")
        : null;
  const hint = store.table === null ? t("noTable") : store.table.is_let_in_by_staff === 1 ? t("letIn") : null;
  const text = trouble ?? hint;
  const isBusy = trouble === null && is_busy === 1;
  if (!text && !isBusy) return null;
  return (
    <div className={styles.notice} data-hint={trouble === null || undefined} role="status">
      {isBusy && (
        <p>
          {tc("busy.kitchen")} {serving_minutes && tc("busy.serving", { minutes: serving_minutes })}
        </p>
      )}
      {text && <p>{text}</p>}
      {hint && trouble === null && <ScanButton look="small" label={t("scanTable")} />}
    </div>
  );
}
