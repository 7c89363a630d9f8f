import { useTranslation } from "react-i18next";
import { clockTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./CallStaff.module.css";

interface CallOutcomeProps {
  readonly state: "still" | "calling" | "too_soon" | "failed";
  /** When the last call got through, RFC 3339; null when none has. */
  readonly calledAt: string | null;
  readonly table: string;
  readonly timeZone: string;
}

/** What became of the call: someone is coming, it was called a moment ago already, or it did not get through. */
export function CallOutcome({ state, calledAt, table, timeZone }: CallOutcomeProps) {
  const { t } = useTranslation("store");
  const tag = useLanguageTag();
  const isTold = state === "still" && calledAt !== null;
  return (
    <div role="status" className={styles.outcome}>
      {state === "too_soon" && <Notice kind="info">{t("staff.tooSoon")}</Notice>}
      {state === "failed" && <Notice kind="warn">{t("staff.failed")}</Notice>}
      {isTold && (
        <Notice kind="ok">
          <strong>{t("staff.coming")}</strong>
          <br />
          {t("staff.comingText", { time: clockTime(calledAt, tag, timeZone), table })}
        </Notice>
      )}
    </div>
  );
}
