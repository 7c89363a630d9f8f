import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { StoreDetail } from "#contract/store.ts";
import { AwayCartBar } from "#parts/away/AwayCartBar.tsx";
import { type AwayMode, cartFor } from "#parts/away/awayMode.ts";
import { useSlots } from "#parts/away/useSlots.ts";
import { CartContext } from "#parts/cart/CartContext.ts";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { HomePanel } from "./HomePanel.tsx";
import { ModePanel } from "./ModePanel.tsx";
import { StoreTop } from "./StoreTop.tsx";
import styles from "./StorePage.module.css";
import { HOME_TABS, type HomeTab, homeTab } from "./storeHomeTab.ts";
import { useOffers } from "./useOffers.ts";
import { useSwitch } from "./useSwitch.ts";

const SwitchDialog = lazyAgain(() => import("./SwitchDialog.tsx"));

const TABS_ID = "store";

interface StorePageProps {
  readonly store: StoreDetail;
  readonly mode: AwayMode;
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
  const menuCart = useMemo(() => ({ action: cartFor(mode, false) }), [mode]);
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
        <ModePanel store={store} mode={mode} slots={slots} onSwitch={change.ask} />
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
      {(tab === "menu" || tab === "offers") && (
        <AwayCartBar
          store={store}
          mode={mode}
          onPickUp={store.order_types.includes(2) ? () => change.ask(2) : undefined}
        />
      )}
      {change.asked && (
        <LazyLayer>
          <SwitchDialog change={change} asked={change.asked} mode={mode} />
        </LazyLayer>
      )}
    </CartContext>
  );
}
