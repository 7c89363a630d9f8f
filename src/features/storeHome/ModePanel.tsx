import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import type { AwayMode } from "#parts/away/awayMode.ts";
import type { useSlots } from "#parts/away/useSlots.ts";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { bagIcon, truckIcon } from "#ui/icons/discovery.ts";
import { Segments } from "#ui/fields/Segments.tsx";
import { DeliveryFacts } from "./DeliveryFacts.tsx";
import styles from "./ModePanel.module.css";
import { PickUpFacts } from "./PickUpFacts.tsx";
import { SlotWords } from "./SlotWords.tsx";

interface ModePanelProps {
  readonly store: StoreDetail;
  readonly mode: AwayMode;
  readonly slots: ReturnType<typeof useSlots>;
  readonly onSwitch: (next: AwayMode) => void;
}

const SHIPS = 4;
const MODES = [2, 3] as const;

/** How one orders here: to collect or to have it brought, when, where, and on what terms; and the way to what is shipped. */
export function ModePanel({ store, mode, slots, onSwitch }: ModePanelProps) {
  const { t } = useTranslation("storeHome");
  const { t: ts } = useTranslation("stores");
  const offered = MODES.filter((each) => store.order_types.includes(each));
  const icons = { 2: <Icon of={bagIcon} size={20} />, 3: <Icon of={truckIcon} size={20} /> };
  return (
    <section className={styles.panel} aria-label={t("mode.label")}>
      {offered.length > 1 ? (
        <Segments
          label={t("mode.label")}
          name="mode"
          options={offered.map((each) => ({
            value: String(each),
            label: t(`mode.${each}`),
            icon: icons[each],
          }))}
          value={String(mode)}
          onChange={(value) => onSwitch(value === "3" ? 3 : 2)}
        />
      ) : (
        <p className={styles.only}>
          {icons[mode]}
          {t(`only.${mode}`)}
        </p>
      )}
      <div className={styles.facts}>
        <SlotWords store={store} mode={mode} slots={slots} />
        {mode === 2 ? <PickUpFacts store={store} /> : <DeliveryFacts store={store} onSwitch={onSwitch} />}
      </div>
      {store.order_types.includes(SHIPS) && (
        <Anchor href={href("mall", { storeId: store.store_id })} className={styles.link}>
          {ts("shipsToo")}
        </Anchor>
      )}
      {store.order_types.includes(1) && (
        <div>
          <ScanButton look="small" label={t("eatHere")} />
        </div>
      )}
    </section>
  );
}
