import { useTranslation } from "react-i18next";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { clockIcon } from "#ui/icons/discovery.ts";
import styles from "./Specials.module.css";
import { STORE_ZONE } from "#parts/coupon/storeZone.ts";
import { timeLeft } from "./timeLeft.ts";

interface UntilProps {
  readonly time: string;
  readonly now: Date;
}

/** Until when something runs, on the store's clock, and how long that still is. */
export function Until({ time, now }: UntilProps) {
  const { t } = useTranslation("specials");
  const tag = useLanguageTag();
  const left = timeLeft(time, now);
  const words = () => {
    switch (left.in) {
      case "days":
        return t("left.days", { count: left.count });
      case "hours":
        return t("left.hours", { hours: left.hours, minutes: left.minutes });
      case "minutes":
        return t("left.minutes", { count: left.count });
      case "over":
        return t("left.over");
    }
  };
  return (
    <p className={styles.until} data-soon={left.in !== "days" || undefined}>
      <Icon of={clockIcon} size={16} />
      <span>{words()}</span>
      {left.in !== "over" && (
        <span className={styles.soft}>{t("until", { time: dayAndTime(time, tag, STORE_ZONE) })}</span>
      )}
    </p>
  );
}
