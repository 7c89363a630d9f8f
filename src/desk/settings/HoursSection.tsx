import { useTranslation } from "react-i18next";
import { saveHours } from "#contract/calls/desk/settings.ts";
import { save } from "./save.ts";
import { Section, type SectionProps } from "./Section.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { faultOfWeek, typedWeek, WeekFields } from "./WeekFields.tsx";

/** The hours of a way of ordering, a line a day. */
export function HoursSection({ settings, type }: SectionProps & { readonly type: 1 | 2 | 3 }) {
  const { t } = useTranslation("desk/settings");
  const { hours, stamps, store_id } = settings;
  return (
    <Section id={`hours-${type}`} title={t(`hours.${type}`)} note={t("hoursNote")}>
      <SettingsForm
        label={t(`hours.${type}`)}
        submit={t("save")}
        stamp={stamps[`hours${type}`]}
        onSend={(typed, stamp) =>
          save(saveHours, { store_id, stamp, order_type: type, hours: typedWeek(typed) }, faultOfWeek)
        }
      >
        <WeekFields hours={hours[type]} />
      </SettingsForm>
    </Section>
  );
}
