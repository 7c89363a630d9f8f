import { useTranslation } from "react-i18next";
import type { mealTime } from "#contract/calls/store.ts";
import type { ResponseOf } from "#contract/call.ts";
import { clockTime, dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import styles from "./StoreDetails.module.css";

interface OpeningNowProps {
  readonly opening: Pick<
    ResponseOf<typeof mealTime>,
    "is_open" | "last_order_time" | "close_time" | "next_open_time"
  >;
  readonly timeZone: string;
}

/** Whether orders are taken now, until when, and otherwise from when. */
export function OpeningNow({ opening, timeZone }: OpeningNowProps) {
  const { t } = useTranslation("store");
  const tag = useLanguageTag();
  const { is_open, last_order_time, close_time, next_open_time } = opening;
  const words =
    is_open === 1
      ? [
          last_order_time && t("lastOrderAt", { time: clockTime(last_order_time, tag, timeZone) }),
          close_time && t("closesAt", { time: clockTime(close_time, tag, timeZone) }),
        ]
      : [
          next_open_time
            ? t("opensAt", { time: dayAndTime(next_open_time, tag, timeZone) })
            : t("closedUnknown"),
        ];
  return (
    <p className={styles.now}>
      <Badge tone={is_open === 1 ? "ok" : "warn"}>{is_open === 1 ? t("openNow") : t("closedNow")}</Badge>
      {words.filter(Boolean).map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  );
}
