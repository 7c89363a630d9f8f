import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { distanceBetween, walkingMinutes } from "#domain/delivery/distance.ts";
import { offPremisesOf } from "#parts/offPremises/offPremises.ts";
import type { useSlots } from "#parts/offPremises/useSlots.ts";
import { useDayAndTime, useHydrated } from "#parts/shell/page.ts";
import { href } from "#routes/href.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { distance } from "#text/distance.ts";
import { clockTime, isOneDay } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Segments } from "#ui/fields/Segments.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import { bagIcon, clockIcon, truckIcon } from "#ui/icons/discovery.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { DeliveryFacts } from "./DeliveryFacts.tsx";
import styles from "./ModePanel.module.css";

interface ModePanelProps {
  readonly store: StoreDetail;
  readonly mode: OffPremises;
  readonly slots: ReturnType<typeof useSlots>;
  readonly onSwitch: (next: OffPremises) => void;
  /** Changes to collecting, with all that can be had that way. */
  readonly onCollect: () => void;
}

const MODES: readonly OffPremises[] = [OrderType.takeAway, OrderType.delivery];

/** How one orders here: to collect or to have it brought, when, where, and on what terms; and the way to what is shipped. */
export function ModePanel({ store, mode, slots, onSwitch, onCollect }: ModePanelProps) {
  const { t } = useTranslation("storeHome");
  const { t: ts } = useTranslation("stores");
  const offered = MODES.filter((each) => store.order_types.includes(each));
  const icons = {
    [OrderType.takeAway]: <Icon of={bagIcon} size={20} />,
    [OrderType.delivery]: <Icon of={truckIcon} size={20} />,
  };
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
          onChange={(value) => onSwitch(offPremisesOf(value) ?? OrderType.takeAway)}
        />
      ) : (
        <p className={styles.only}>
          {icons[mode]}
          {t(`only.${mode}`)}
        </p>
      )}
      <div className={styles.facts}>
        <SlotWords store={store} mode={mode} slots={slots} />
        {mode === 2 ? <PickUpFacts store={store} /> : <DeliveryFacts store={store} onCollect={onCollect} />}
      </div>
      {store.order_types.includes(OrderType.shipping) && (
        <Anchor href={href("mall", { storeId: store.store_id })} className={styles.link}>
          {ts("shipsToo")}
        </Anchor>
      )}
    </section>
  );
}

interface SlotWordsProps {
  readonly store: StoreDetail;
  readonly mode: OffPremises;
  readonly slots: ReturnType<typeof useSlots>;
}

/** When it can be had at the earliest; while the store is closed, that one can order ahead for then, or that one cannot. */
function SlotWords({ store: { time_zone }, mode, slots }: SlotWordsProps) {
  const { t } = useTranslation("storeHome");
  const tag = useLanguageTag();
  const when = useDayAndTime();
  // Not while the server's HTML is taken over: it may be of another day, as a page kept for without a network.
  const isHydrated = useHydrated();
  const [now] = useState(() => new Date().toISOString());
  const { opening, next, hasFailed } = slots;
  const words = () => {
    if (!opening) return hasFailed ? t("slot.failed") : t("slot.reading");
    if (!next) return t("slot.none");
    const { is_open, close_time } = opening;
    // By the provider's clock where it tells the day: the phone's own may be wrong, or be somewhere else.
    const days = [close_time, isHydrated ? now : null];
    const isToday = is_open === 1 && days.some((time) => time && isOneDay(time, next, time_zone));
    const time = isToday ? clockTime(next, tag, time_zone) : when(next, time_zone);
    return is_open === 1 ? t(`slot.next${mode}`, { time }) : t(`slot.ahead${mode}`, { time });
  };
  return (
    <p className={styles.slot} data-none={(opening && !next) || undefined} role="status">
      <Icon of={clockIcon} size={20} />
      <span>{words()}</span>
    </p>
  );
}

/** Farther than this nobody wants to know how long it is on foot. */
const WALKED = 3_000;

/** Where it is fetched, how far that is, and the way there. */
function PickUpFacts({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("storeHome");
  const tag = useLanguageTag();
  const here = useAtomValue(positionAtom);
  const metres = here && store.position ? distanceBetween(here, store.position) : null;
  const far = metres === null ? null : distance(metres, tag);
  const isWalked = metres !== null && metres <= WALKED;
  const way =
    far === null
      ? t("toMap")
      : isWalked
        ? t("walk", { distance: far, minutes: walkingMinutes(metres) })
        : t("farOff", { distance: far });
  return (
    <ListRow
      // By hyphens at which no line ends: "1-2-3" and "Taito-ku" stay whole.
      title={store.address.replaceAll("-", "\u2011")}
      note={way}
      start={<Icon of={pinIcon} size={20} />}
      href={href("takeOutAddress", { storeId: store.store_id })}
    />
  );
}
