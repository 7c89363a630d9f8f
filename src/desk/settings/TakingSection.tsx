import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveTaking } from "#contract/calls/desk/settings.ts";
import { Segments } from "#ui/fields/Segments.tsx";
import { save } from "./save.ts";
import { Section, type SectionProps } from "./Section.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { TIMED } from "./timed.ts";
import { faultOfWeek, typedWeek, WeekFields } from "./WeekFields.tsx";
import styles from "./Settings.module.css";

type Type = (typeof TIMED)[number];
type When = "never" | "always" | "hours";

/** When orders are accepted automatically, by way of ordering: each is saved for itself. */
export function TakingSection({ settings }: SectionProps) {
  const { t } = useTranslation("desk/settings");
  const ways = TIMED.filter((type) => settings.order_types.includes(type));
  return (
    <Section id="taking" title={t("takingTitle")} note={t("takingNote")}>
      {ways.map((type) => (
        <WayForm key={type} type={type} settings={settings} />
      ))}
    </Section>
  );
}

function WayForm({ settings, type }: SectionProps & { readonly type: Type }) {
  const { t } = useTranslation("desk/settings");
  const { t: tb } = useTranslation("desk/board");
  const { stamps, store_id, taking } = settings;
  const kept = taking[type];
  const keptWhen: When = kept === undefined ? "never" : kept === "always" ? "always" : "hours";
  const [chosen, setChosen] = useState<When | null>(null);
  const when = chosen ?? keptWhen;
  const name = tb(`mode.${type}`);
  return (
    <SettingsForm
      label={`${t("takingTitle")} ${name}`}
      submit={t("save")}
      stamp={stamps[`taking${type}`]}
      onFilled={() => setChosen(null)}
      onSend={(typed, stamp) => {
        const taken = when === "never" ? null : when === "always" ? when : typedWeek(typed);
        return save(saveTaking, { store_id, stamp, order_type: type, taken }, faultOfWeek);
      }}
    >
      <h3>{name}</h3>
      <Segments
        label={`${t("takingTitle")} ${name}`}
        name={`when-${type}`}
        value={when}
        onChange={setChosen}
        options={(["never", "always", "hours"] as const).map((value) => ({
          value,
          label: t(`takingWhen.${value}`),
        }))}
      />
      {when === "hours" && (
        <>
          <p className={styles.note}>{t("takingHours")}</p>
          <WeekFields hours={kept === undefined || kept === "always" ? [] : kept} />
        </>
      )}
    </SettingsForm>
  );
}
