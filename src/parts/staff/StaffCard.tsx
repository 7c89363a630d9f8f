import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ALLERGENS } from "#contract/allergens.ts";
import type { CartLine } from "#contract/cart.ts";
import { PayType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useWakeLock } from "#parts/shell/useWakeLock.ts";
import { Button } from "#ui/actions/Button.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { Bilingual, CartDishes, OrderDishes } from "./Dishes.tsx";
import styles from "./StaffCard.module.css";

const TABS = "staff-card";

interface StaffCardProps extends ShownToStaff {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A screen to hold out across the counter: dishes and requests, large and in Japanese, beside the customer's language. */
export default function StaffCard({
  storeId,
  tableId,
  isOffPremises = false,
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
        {isOffPremises && !order && (
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
              <RequestCards isOffPremises={isOffPremises} payList={store.data?.pay_list} />
            ) : order ? (
              <OrderDishes order={order} />
            ) : (
              <CartDishes storeId={storeId} lines={lines} draftKey={draftKey} />
            )}
          </TabPanel>
        ) : (
          <RequestCards isOffPremises={isOffPremises} payList={store.data?.pay_list} />
        )}
      </div>
    </Sheet>
  );
}

/** What a card for the staff is about: a place, and what is ordered there or about to be. */
export interface ShownToStaff {
  readonly storeId: string;
  /** Null at the counter, too. */
  readonly tableId: string | null;
  /** Whether it is to be taken away. */
  readonly isOffPremises?: boolean;
  readonly lines?: readonly CartLine[] | undefined;
  /** The key of the form in progress that orders the lines: what was remarked there belongs to them. */
  readonly draftKey?: string;
  readonly order?: OrderDetail | undefined;
}

type Allergen = (typeof ASKED_ALLERGENS)[number];

interface RequestCardsProps {
  readonly isOffPremises: boolean;
  readonly payList?: readonly PayType[] | undefined;
}

/** A handful of requests: what is tapped stands above, as large as it can be read from across a counter. */
function RequestCards({ isOffPremises, payList = [] }: RequestCardsProps) {
  const { t } = useTranslation(["staffCard", "menu", "bill"]);
  const [request, setRequest] = useState<StaffRequest | null>(null);
  const [allergens, setAllergens] = useState<Allergen[]>([]);
  const [way, setWay] = useState<`${PayType}` | null>(null);
  const ways = payList.filter((one) => one !== PayType.wallet).map((one) => `${one}` as const);
  return (
    <>
      <div role="status" className={styles.shown}>
        {request !== null && <Bilingual say={(words) => words(`staffCard:ask.${request}`)} isLarge />}
        {request === "allergy" && (
          <ul className={styles.items}>
            {allergens.map((one) => (
              <li key={one}>
                <Bilingual say={(words) => words(`menu:allergen.${one}`)} isLarge />
              </li>
            ))}
          </ul>
        )}
        {request === "pay" && way !== null && (
          <p className={styles.items}>
            <Bilingual say={(words) => words(`bill:payType.${way}`)} isLarge />
          </p>
        )}
      </div>
      {request === "allergy" && (
        <Field label={t("staffCard:whichAllergens")} group>
          <ChipGroup
            label={t("staffCard:whichAllergens")}
            name="allergens"
            many
            options={ASKED_ALLERGENS.map((value) => ({ value, label: t(`menu:allergen.${value}`) }))}
            value={allergens}
            onChange={setAllergens}
          />
        </Field>
      )}
      {request === "pay" && ways.length > 0 && (
        <Field label={t("staffCard:whichWay")} group>
          <ChipGroup
            label={t("staffCard:whichWay")}
            name="way"
            options={ways.map((value) => ({ value, label: t(`bill:payType.${value}`) }))}
            value={way}
            onChange={setWay}
          />
        </Field>
      )}
      <Field label={t("staffCard:choose")} group>
        <ChipGroup
          label={t("staffCard:choose")}
          name="request"
          options={requestsFor(isOffPremises).map((value) => ({
            value,
            label: t(`staffCard:short.${value}`),
          }))}
          value={request}
          onChange={setRequest}
        />
      </Field>
    </>
  );
}

/** What customers ask the staff most; of `allergy` and `pay` one chooses what it is about. */
const REQUESTS = ["allergy", "noAlcohol", "bill", "pay", "childChair", "water", "bag", "toilet"] as const;
type StaffRequest = (typeof REQUESTS)[number];

const AT_TABLE_ALONE: readonly StaffRequest[] = ["bill", "childChair", "water"];

/** What is asked at a table, or at the counter. */
function requestsFor(isOffPremises: boolean): readonly StaffRequest[] {
  return REQUESTS.filter((one) => (isOffPremises ? !AT_TABLE_ALONE.includes(one) : one !== "bag"));
}

/** What a guest may have to name; alcohol has a request of its own. */
const ASKED_ALLERGENS = ALLERGENS.filter((one) => one !== "alcohol");
