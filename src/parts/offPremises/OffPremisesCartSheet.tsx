import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { cartOf } from "#state/cart/cart.ts";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { offPremisesCart } from "./offPremises.ts";
import { CartFoot } from "./CartFoot.tsx";
import { CartLines } from "./CartLines.tsx";
import { useOffPremisesCart } from "./useOffPremisesCart.ts";

interface OffPremisesCartSheetProps {
  readonly open: boolean;
  readonly store: StoreDetail;
  readonly mode: OffPremises;
  readonly onPickUp: (() => void) | undefined;
  readonly onClose: () => void;
}

type Which = "menu" | "offers";
const TABS_ID = "carts";

/** The carts of a way of ordering: what is from the menu, and beside it what is on offer, each an order of its own. */
export default function OffPremisesCartSheet({
  open,
  store,
  mode,
  onPickUp,
  onClose,
}: OffPremisesCartSheetProps) {
  const { t } = useTranslation("storeHome");
  const { t: tm } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const counts = {
    menu: useAtomValue(cartOf(store.store_id, offPremisesCart(mode, false)).totalsAtom).count,
    offers: useAtomValue(cartOf(store.store_id, offPremisesCart(mode, true)).totalsAtom).count,
  };
  const [chosen, setChosen] = useState<Which | null>(null);
  const which = chosen ?? (counts.menu === 0 && counts.offers > 0 ? "offers" : "menu");
  const cart = useOffPremisesCart(store, { mode, isOnOffer: which === "offers", isActive: open });
  const hasTabs = counts.offers > 0 || which === "offers";
  const lines = <CartLines storeId={store.store_id} cart={cart} />;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(`cart.${mode}`)}
      closeLabel={tc("close")}
      footer={
        cart.lines.length > 0 && <CartFoot store={store} cart={cart} onPickUp={onPickUp} onLeave={onClose} />
      }
    >
      {hasTabs ? (
        <>
          <Tabs
            id={TABS_ID}
            label={tm("cart")}
            tabs={[
              { key: "menu", label: t("cart.menu"), count: counts.menu },
              { key: "offers", label: t("cart.offers"), count: counts.offers },
            ]}
            selected={which}
            onSelect={setChosen}
          />
          <TabPanel of={TABS_ID} tab={which}>
            {lines}
          </TabPanel>
        </>
      ) : (
        lines
      )}
    </Sheet>
  );
}
