import { useState } from "react";
import { useTranslation } from "react-i18next";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { Bilingual } from "./Bilingual.tsx";
import { CartDishes } from "./CartDishes.tsx";
import { OrderDishes } from "./OrderDishes.tsx";
import { RequestCards } from "./RequestCards.tsx";
import type { ShownToStaff } from "./shownToStaff.ts";
import styles from "./StaffCard.module.css";
import { useWakeLock } from "#parts/shell/useWakeLock.ts";

const TABS = "staff-card";

interface StaffCardProps extends ShownToStaff {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A screen to hold out across the counter: dishes and requests, large and in Japanese, beside the customer's language. */
export default function StaffCard({
  storeId,
  tableId,
  isAway = false,
  lines = [],
  draftKey = "",
  order,
  open,
  onClose,
}: StaffCardProps) {
  const { t } = useTranslation("staffCard");
  const { t: tc } = useTranslation();
  const hasDishes = order !== undefined || lines.length > 0;
  const [tab, setTab] = useState<"dishes" | "requests">(hasDishes ? "dishes" : "requests");
  const store = useCall(
    storeIndexCall,
    { store_id: storeId, ...(tableId === null ? {} : { table_id: tableId }) },
    { isSilent: true },
  );
  useWakeLock(open);
  const table = order?.seat_number ?? store.data?.table?.name ?? null;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("title")}
      closeLabel={tc("close")}
      tall
      footer={
        <Button block kind="outline" onClick={onClose}>
          {tc("close")}
        </Button>
      }
    >
      <div className={styles.card}>
        {table !== null && (
          <p className={styles.table}>
            <Bilingual say={(words) => words("staffCard:table", { table })} isLarge />
          </p>
        )}
        {isAway && !order && (
          <p className={styles.table}>
            <Bilingual say={(words) => words("staffCard:takeAway")} isLarge />
          </p>
        )}
        {hasDishes && (
          <Tabs
            id={TABS}
            label={t("title")}
            tabs={[
              { key: "dishes", label: t("dishes") },
              { key: "requests", label: t("requests") },
            ]}
            selected={tab}
            onSelect={setTab}
          />
        )}
        {hasDishes ? (
          <TabPanel of={TABS} tab={tab}>
            {tab === "requests" ? (
              <RequestCards isAway={isAway} payList={store.data?.pay_list} />
            ) : order ? (
              <OrderDishes order={order} />
            ) : (
              <CartDishes storeId={storeId} lines={lines} draftKey={draftKey} />
            )}
          </TabPanel>
        ) : (
          <RequestCards isAway={isAway} payList={store.data?.pay_list} />
        )}
      </div>
    </Sheet>
  );
}
