import { useTranslation } from "react-i18next";
import { addDays, localDay } from "#domain/hours/zonedTime.ts";
import { STORE_ZONE, useMinute } from "#parts/shell/clock.ts";
import { Badge } from "#ui/feedback/Rating.tsx";

/** Days before its end from which on a coupon says so. */
const SOON = [0, 1, 2, 3] as const;

/** That something ends today or in a few days; nothing while there is time, where it has no end, and once it is over. */
export function EndsSoon({ at }: { readonly at: string | null }) {
  const { t } = useTranslation("specials");
  const now = useMinute();
  if (at === null || new Date(at) <= now) return null;
  const [today, last] = [localDay(now, STORE_ZONE), localDay(new Date(at), STORE_ZONE)];
  const days = SOON.find((count) => addDays(today, count) === last);
  if (days === undefined) return null;
  return (
    <Badge tone="warn">{days === 0 ? t("coupon.endsToday") : t("coupon.endsIn", { count: days })}</Badge>
  );
}
