import { useTranslation } from "react-i18next";
import { STORE_ZONE } from "#parts/shell/clock.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { clockIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Specials.module.css";

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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something still runs, in the one unit that tells it best; the last minute counts as one. */
export type TimeLeft =
  | { readonly in: "days"; readonly count: number }
  | { readonly in: "hours"; readonly hours: number; readonly minutes: number }
  | { readonly in: "minutes"; readonly count: number }
  | { readonly in: "over" };

/** How long it is from `now` until an RFC 3339 time: whole days, below one hours and minutes. */
export function timeLeft(until: string, now: Date): TimeLeft {
  const left = Date.parse(until) - now.getTime();
  if (left <= 0) return { in: "over" };
  if (left >= DAY) return { in: "days", count: Math.floor(left / DAY) };
  if (left >= HOUR) {
    return { in: "hours", hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) };
  }
  return { in: "minutes", count: Math.max(1, Math.floor(left / MINUTE)) };
}
