import { useTranslation } from "react-i18next";
import { useSecondsLeft } from "#parts/shell/clock.ts";
import type { Fault } from "./fault.ts";

/** What is wrong, in the customer's language. */
export function FaultWords({ fault }: { readonly fault: Fault }) {
  const { t } = useTranslation("form");
  switch (fault.kind) {
    case "key":
      return t(`fault.${fault.key}`);
    case "message":
      return fault.text;
    case "trouble":
      return t(`trouble.${fault.trouble}`);
    case "wait":
      return <WaitWords until={fault.until} />;
  }
}

/** How long one still has to wait, counting down; read aloud once, and not every second. */
function WaitWords({ until }: { readonly until: number }) {
  const { t } = useTranslation("form");
  const span = useSpan();
  const left = useSecondsLeft(until);
  if (left === 0) return t("waited");
  return (
    <>
      <span aria-hidden="true">{t("wait", { span: span(left) })}</span>
      <span className="visually-hidden">{t("waitAloud")}</span>
    </>
  );
}

/** A span of time in words: seconds up to a minute and a half, then minutes, then hours; rounded up. */
function useSpan(): (seconds: number) => string {
  const { t } = useTranslation("form");
  return (seconds) => {
    if (seconds <= 90) return t("span.seconds", { count: seconds });
    if (seconds <= 90 * 60) return t("span.minutes", { count: Math.ceil(seconds / 60) });
    return t("span.hours", { count: Math.ceil(seconds / 3_600) });
  };
}
