import { useTranslation } from "react-i18next";
import type { Pause } from "#contract/store.ts";
import { useDayAndTime } from "#parts/shell/page.ts";

/** Why a store rests, and from when on it takes orders again, where that is known. */
export function usePauseWords(): (
  pause: Pause,
  opens: string | null | undefined,
  timeZone: string,
) => string {
  const { t } = useTranslation();
  const when = useDayAndTime();
  return ({ reason, words }, opens, timeZone) => {
    const why = reason === "other" ? words : t(`pause.${reason ?? "none"}`);
    return opens ? t("pause.whole", { why, until: t("pause.until", { time: when(opens, timeZone) }) }) : why;
  };
}
