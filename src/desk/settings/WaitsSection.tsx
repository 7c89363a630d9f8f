import { useTranslation } from "react-i18next";
import { saveWaits } from "#contract/calls/desk/settings.ts";
import { hoursText } from "#domain/hours/typedHours.ts";
import { wholeNumber } from "#domain/values/wholeNumber.ts";
import { type FaultAt, save, typedSpans } from "./save.ts";
import { Section, type SectionProps } from "./Section.tsx";
import { SettingsForm, TextField } from "./SettingsForm.tsx";
import styles from "./Settings.module.css";

const faultAt: FaultAt = (path) => {
  const own = path.endsWith("late_minutes") ? "late_minutes" : "slow_minutes";
  if (path.includes("spans")) return ["rush_spans", "spans"];
  return [path.includes("rush") ? `rush_${own}` : own, own];
};

/** From how many minutes on the board shows that guests have waited for a while and for too long, in a rush and otherwise. */
export function WaitsSection({ settings }: SectionProps) {
  const { t } = useTranslation("desk/settings");
  const { stamps, store_id, waits } = settings;
  const { rush } = waits;
  return (
    <Section id="waits" title={t("waits")} note={t("waitsNote")}>
      <SettingsForm
        label={t("waits")}
        submit={t("save")}
        stamp={stamps.waits}
        onSend={(typed, stamp) => {
          const number = (name: string) => wholeNumber(typed[name] ?? "");
          const spans = typedSpans(typed["rush_spans"] ?? "");
          const inRush = {
            spans,
            slow_minutes: number("rush_slow_minutes"),
            late_minutes: number("rush_late_minutes"),
          };
          const change = {
            slow_minutes: number("slow_minutes"),
            late_minutes: number("late_minutes"),
            rush: spans.length === 0 ? null : inRush,
          };
          return save(saveWaits, { store_id, stamp, waits: change }, faultAt);
        }}
      >
        <div className={styles.pair}>
          <TextField
            name="slow_minutes"
            label={t("waitsOf.slow_minutes")}
            value={String(waits.slow_minutes)}
            isNumber
          />
          <TextField
            name="late_minutes"
            label={t("waitsOf.late_minutes")}
            value={String(waits.late_minutes)}
            isNumber
          />
        </div>
        <h3>{t("rush")}</h3>
        <p className={styles.note}>{t("rushNote")}</p>
        <TextField
          name="rush_spans"
          label={t("rushSpans")}
          value={rush === null ? "" : hoursText(rush.spans)}
        />
        <div className={styles.pair}>
          <TextField
            name="rush_slow_minutes"
            label={t("rushSlow")}
            value={rush === null ? "" : String(rush.slow_minutes)}
            isNumber
          />
          <TextField
            name="rush_late_minutes"
            label={t("rushLate")}
            value={rush === null ? "" : String(rush.late_minutes)}
            isNumber
          />
        </div>
      </SettingsForm>
    </Section>
  );
}
