import { useTranslation } from "react-i18next";

/** A span of time in words: seconds up to a minute and a half, then minutes, then hours; rounded up. */
export function useSpan(): (seconds: number) => string {
  const { t } = useTranslation("form");
  return (seconds) => {
    if (seconds <= 90) return t("span.seconds", { count: seconds });
    if (seconds <= 90 * 60) return t("span.minutes", { count: Math.ceil(seconds / 60) });
    return t("span.hours", { count: Math.ceil(seconds / 3_600) });
  };
}
