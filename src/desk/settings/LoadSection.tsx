import { useTranslation } from "react-i18next";
import { saveLoad } from "#contract/calls/desk/settings.ts";
import { wholeNumber } from "#domain/values/wholeNumber.ts";
import { type Fault, type FaultAt, save, shownNumber } from "./save.ts";
import { Section, type SectionProps } from "./Section.tsx";
import { SettingsForm, TextField } from "./SettingsForm.tsx";
import styles from "./Settings.module.css";

const FAULTS: Readonly<Record<string, readonly [string, Fault]>> = {
  "load.wait.from": ["from", "from"],
  "load.wait.every": ["every", "every"],
  "load.wait.minutes": ["minutes", "minutes"],
  "load.wait.most": ["most", "most"],
  "load.close.from": ["close_from", "from"],
  "load.close.minutes": ["close_minutes", "close_minutes"],
};
const faultAt: FaultAt = (path) => FAULTS[path] ?? ["from", "from"];

/** What a full kitchen does: how much longer guests are told to wait, and which times close. */
export function LoadSection({ settings }: SectionProps) {
  const { t } = useTranslation("desk/settings");
  const { closed_minutes, extra_minutes, load, open_orders, stamps, store_id } = settings;
  const { close, wait } = load;
  const shown = (value: number | undefined) => shownNumber(value ?? null);
  return (
    <Section id="load" title={t("load")} note={t("loadNote")}>
      <p>
        {t("loadNow", { orders: open_orders })}
        {(wait !== null || close !== null) && (
          <>
            <br />
            {extra_minutes > 0 ? t("loadExtra", { minutes: extra_minutes }) : t("loadUsual")}
            {closed_minutes > 0 && ` ${t("loadClosed", { minutes: closed_minutes })}`}
          </>
        )}
      </p>
      <SettingsForm
        label={t("load")}
        submit={t("save")}
        stamp={stamps.load}
        onSend={(typed, stamp) => {
          const number = (name: string) => wholeNumber(typed[name] ?? "");
          const change = {
            wait: typed["from"]
              ? {
                  from: number("from"),
                  minutes: number("minutes"),
                  every: number("every"),
                  most: number("most"),
                }
              : null,
            close: typed["close_from"]
              ? { from: number("close_from"), minutes: number("close_minutes") }
              : null,
          };
          return save(saveLoad, { store_id, stamp, load: change }, faultAt);
        }}
      >
        <div className={styles.pair}>
          <TextField name="from" label={t("waitFrom")} value={shown(wait?.from)} isNumber />
          <TextField name="minutes" label={t("waitMinutes")} value={shown(wait?.minutes)} isNumber />
          <TextField name="every" label={t("waitEvery")} value={shown(wait?.every)} isNumber />
          <TextField name="most" label={t("waitMost")} value={shown(wait?.most)} isNumber />
          <TextField name="close_from" label={t("closeFrom")} value={shown(close?.from)} isNumber />
          <TextField name="close_minutes" label={t("closeMinutes")} value={shown(close?.minutes)} isNumber />
        </div>
      </SettingsForm>
    </Section>
  );
}
