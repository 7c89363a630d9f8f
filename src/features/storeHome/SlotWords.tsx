import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import type { AwayMode } from "#parts/away/awayMode.ts";
import type { useSlots } from "#parts/away/useSlots.ts";
import { useHydrated } from "#parts/shell/useHydrated.ts";
import { clockTime, day, dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { clockIcon } from "#ui/icons/discovery.ts";
import styles from "./ModePanel.module.css";

interface SlotWordsProps {
  readonly store: StoreDetail;
  readonly mode: AwayMode;
  readonly slots: ReturnType<typeof useSlots>;
}

/** When it can be had at the earliest; while the store is closed, that one can order ahead for then, or that one cannot. */
export function SlotWords({ store: { time_zone }, mode, slots }: SlotWordsProps) {
  const { t } = useTranslation("storeHome");
  const tag = useLanguageTag();
  // Not while the server's HTML is taken over: it may be of another day, as a page kept for without a network.
  const isHydrated = useHydrated();
  const [now] = useState(() => new Date().toISOString());
  const { opening, next, hasFailed } = slots;
  const words = () => {
    if (!opening) return hasFailed ? t("slot.failed") : t("slot.reading");
    if (!next) return t("slot.none");
    const { is_open, close_time } = opening;
    // By the provider's clock where it tells the day: the phone's own may be wrong, or be somewhere else.
    const days = [close_time, isHydrated ? now : null].map((time) => time && day(time, tag, time_zone));
    const isToday = is_open === 1 && days.includes(day(next, tag, time_zone));
    const time = isToday ? clockTime(next, tag, time_zone) : dayAndTime(next, tag, time_zone);
    return is_open === 1 ? t(`slot.next${mode}`, { time }) : t(`slot.ahead${mode}`, { time });
  };
  return (
    <p className={styles.slot} data-none={(opening && !next) || undefined} role="status">
      <Icon of={clockIcon} size={20} />
      <span>{words()}</span>
    </p>
  );
}
