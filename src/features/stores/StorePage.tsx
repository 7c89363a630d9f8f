import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import beside from "#parts/cart/BesideCart.module.css";
import { CartContext } from "#parts/cart/useCart.ts";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { NoticeSlot } from "#parts/notices/NoticeSlot.tsx";
import { OffPremisesCartBar } from "#parts/offPremises/OffPremisesCartBar.tsx";
import { offPremisesCart } from "#parts/offPremises/offPremises.ts";
import { useSlots } from "#parts/offPremises/useSlots.ts";
import { ShareButton } from "#parts/share/ShareButton.tsx";
import { useGoBack } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { usePauseWords } from "#parts/stores/usePauseWords.ts";
import { useDayAndTime, useHydrated } from "#parts/shell/page.ts";
import { FavouriteButton } from "#parts/stores/FavouriteButton.tsx";
import { StoreRating } from "#parts/stores/StoreRating.tsx";
import { lazyWithRetry, LazyLayer, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { clockTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { backIcon } from "#ui/icons/common.ts";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { HomeMenu } from "./HomeMenu.tsx";
import { ModePanel } from "./ModePanel.tsx";
import styles from "./StorePage.module.css";
import { type Offers, useOffers } from "./useOffers.ts";
import { useSwitch } from "./useSwitch.ts";

const SwitchDialog = lazyWithRetry(() => import("./SwitchDialog.tsx"));

const TABS_ID = "store";

interface StorePageProps {
  readonly store: StoreDetail;
  readonly mode: OffPremises;
  readonly query: QueryOf<typeof routes.storeHome>;
}

/** The store, how one orders from it, and what there is: the menu, offers, reviews, details. */
export function StorePage({ store, mode, query }: StorePageProps) {
  const { t } = useTranslation(["storeHome", "menu"]);
  const navigate = useNavigate();
  const slots = useSlots(store.store_id, mode);
  const offers = useOffers(store.store_id);
  const go = (change: Partial<typeof query>) =>
    void navigate(href("storeHome", { ...query, ...change }), { replace: true });
  const change = useSwitch(store.store_id, mode, (next) => go({ type: String(next) }));
  const tab = homeTab(query.tab);
  const menuCart = useMemo(() => ({ action: offPremisesCart(mode, false) }), [mode]);
  const hasOffers = tab === "offers" || (offers.items?.length ?? 0) > 0;
  const labels: Record<HomeTab, string> = {
    menu: t("menu:tab.menu"),
    offers: t("offers.tab"),
    evaluation: t("menu:tab.evaluation"),
    details: t("menu:tab.details"),
  };
  return (
    <CartContext value={menuCart}>
      <StoreTop store={store} mode={mode} slots={slots} />
      <main className={styles.panel}>
        <ModePanel store={store} mode={mode} slots={slots} onSwitch={change.ask} onCollect={change.collect} />
        <Tabs
          id={TABS_ID}
          label={t("menu:tabs")}
          tabs={HOME_TABS.filter((key) => key !== "offers" || hasOffers).map((key) => ({
            key,
            label: labels[key],
            count: key === "offers" && !offers.hasMore ? offers.items?.length : undefined,
          }))}
          selected={tab}
          onSelect={(next) => go({ tab: next === "menu" ? undefined : next })}
        />
        <TabPanel of={TABS_ID} tab={tab}>
          <HomePanel tab={tab} store={store} mode={mode} slots={slots} offers={offers} />
        </TabPanel>
      </main>
      <BottomRail tab="home" />
      {tab === "offers" && <OffPremisesCartBar store={store} mode={mode} isOnOffer />}
      {change.asked && (
        <LazyLayer>
          <SwitchDialog change={change} asked={change.asked} mode={mode} />
        </LazyLayer>
      )}
    </CartContext>
  );
}

/** The tabs of a store's page for take-away and delivery. */
const HOME_TABS = ["menu", "offers", "evaluation", "details"] as const;
type HomeTab = (typeof HOME_TABS)[number];

/** The tab that an address names; the menu for any other word. */
function homeTab(value: string | undefined): HomeTab {
  return HOME_TABS.find((tab) => tab === value) ?? "menu";
}

interface StoreTopProps {
  readonly store: StoreDetail;
  readonly mode: OffPremises;
  readonly slots: ReturnType<typeof useSlots>;
}

/** Whose page it is: picture, name, what guests think, whether orders are taken, and the heart. */
function StoreTop({ store, mode, slots }: StoreTopProps) {
  const { t } = useTranslation("stores");
  const { t: tc } = useTranslation();
  const tag = useLanguageTag();
  const when = useDayAndTime();
  const goBack = useGoBack("home", href("home", {}));
  const { name, picture, time_zone } = store;
  const isOpen = slots.opening?.is_open === 1;
  const closes = slots.opening?.close_time;
  // When a delivery can come is later than when its orders are taken, and is what the guest asks.
  const opens = (mode === OrderType.delivery ? slots.next : null) ?? slots.opening?.next_open_time;
  const openWords = closes ? t("openUntil", { time: clockTime(closes, tag, time_zone) }) : t("openAllDay");
  // A store that is closed for deliveries may hand out what is fetched.
  const opensAt = mode === OrderType.delivery ? "deliversFrom" : "opensAt";
  const pauseWords = usePauseWords();
  const pause = slots.opening?.pause;
  // From when on it is brought is said below, with that it can be ordered ahead.
  const isSaidBelow = mode === OrderType.delivery && !isOpen && !pause && slots.next !== null;
  const closedWords = pause
    ? pauseWords(pause, opens, time_zone)
    : opens
      ? t(opensAt, { time: when(opens, time_zone) })
      : t("closed");
  return (
    <header className={styles.header}>
      {picture ? (
        <Picture {...picture} alt="" sizes="(min-width: 768px) 14rem, 100vw" frame="wide" priority />
      ) : (
        <div className={styles.blank} />
      )}
      <div className={styles.actions}>
        <IconButton icon={backIcon} kind="raised" label={tc("back")} onClick={goBack} />
        <span className={styles.gap} />
        <NoticeSlot kind="raised" />
        <FavouriteButton store={store} kind="raised" />
        <ShareButton shared={{ kind: "store", store, isOffPremises: true }} kind="raised" />
      </div>
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.facts}>
          {slots.opening && !isSaidBelow && (
            <span data-open={slots.opening.is_open}>{isOpen ? openWords : closedWords}</span>
          )}
          <StoreRating store={store} />
        </p>
        {isOpen && slots.opening?.is_busy === 1 && <p className={styles.facts}>{tc("busy.kitchen")}</p>}
      </div>
    </header>
  );
}

const OffersTab = lazyWithRetry(() => import("./OffersTab.tsx"));
const EvaluationTab = lazyWithRetry(() => import("#parts/reviews/Evaluations.tsx"));
const DetailsTab = lazyWithRetry(() => import("#parts/stores/StoreDetails.tsx"));

interface HomePanelProps {
  readonly tab: HomeTab;
  readonly store: StoreDetail;
  readonly mode: OffPremises;
  readonly slots: ReturnType<typeof useSlots>;
  readonly offers: Offers;
}

/** What the selected tab shows; the code of the others comes when they are opened, and the server draws none. */
function HomePanel({ tab, store, mode, slots, offers }: HomePanelProps) {
  const isHydrated = useHydrated();
  if (tab === "menu") {
    return (
      <div className={beside.beside}>
        {/* Before the goods, of which a menu has thousands: by the keyboard one would never be there. */}
        <OffPremisesCartBar store={store} mode={mode} isBeside />
        <div>
          <HomeMenu store={store} mode={mode} slots={slots} />
        </div>
      </div>
    );
  }
  if (!isHydrated) return <MenuSkeleton />;
  return (
    <LazyPart key={tab} waiting={<MenuSkeleton />}>
      {tab === "offers" && <OffersTab store={store} mode={mode} offers={offers} />}
      {tab === "evaluation" && <EvaluationTab storeId={store.store_id} timeZone={store.time_zone} />}
      {tab === "details" && <DetailsTab store={store} isElsewhere />}
    </LazyPart>
  );
}
