import { useTranslation } from "react-i18next";
import { useSecondsLeft } from "./useSecondsLeft.ts";
import { useSpan } from "./useSpan.ts";

/** How long one still has to wait, counting down; read aloud once, and not every second. */
export function WaitWords({ until }: { readonly until: number }) {
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
