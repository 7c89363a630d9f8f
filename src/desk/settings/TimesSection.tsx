import { useTranslation } from "react-i18next";
import { saveTimes, type Times } from "#contract/calls/desk/settings.ts";
import { OrderType } from "#contract/enumerations.ts";
import { wholeNumber, wholeOr } from "#domain/values/wholeNumber.ts";
import { type FaultAt, save, shownNumber } from "./save.ts";
import { Section, type SectionProps } from "./Section.tsx";
import { SettingsForm, TextField } from "./SettingsForm.tsx";
import styles from "./Settings.module.css";

const UNLIMITED = -1;
const NAMES = [
  "serving_minutes",
  "slot_minutes",
  "pickup_minutes",
  "pickup_capacity",
  "delivery_minutes",
  "delivery_capacity",
] as const satisfies readonly (keyof Times)[];

const faultAt: FaultAt = (path) => {
  const name = NAMES.find((one) => path.endsWith(one)) ?? "slot_minutes";
  return [name, name];
};

/** How far apart and how far ahead times can be booked, by how many, and how long a table waits. */
export function TimesSection({ settings }: SectionProps) {
  const { t } = useTranslation("desk/settings");
  const { order_types, stamps, store_id, times } = settings;
  const [serves, picksUp, delivers] = [
    order_types.includes(OrderType.dineIn),
    order_types.includes(OrderType.takeAway),
    order_types.includes(OrderType.delivery),
  ];
  const labels = {
    serving_minutes: serves && t("servingMinutes"),
    slot_minutes: (picksUp || delivers) && t("slotMinutes"),
    pickup_minutes: picksUp && t("pickupMinutes"),
    pickup_capacity: picksUp && t("pickupCapacity"),
    delivery_minutes: delivers && t("deliveryMinutes"),
    delivery_capacity: delivers && t("deliveryCapacity"),
  };
  const shown = NAMES.flatMap((name) => {
    const label = labels[name];
    return label === false ? [] : [{ name, label }];
  });
  return (
    <Section id="times" title={t("times")}>
      <SettingsForm
        label={t("times")}
        submit={t("save")}
        stamp={stamps.times}
        onSend={(typed, stamp) => {
          // What its ways of ordering have no field for stays as it is.
          const of = (name: keyof Times) => typed[name] ?? shownNumber(times[name]);
          const change = {
            slot_minutes: wholeNumber(of("slot_minutes")),
            pickup_minutes: wholeNumber(of("pickup_minutes")),
            delivery_minutes: wholeNumber(of("delivery_minutes")),
            serving_minutes: wholeOr(of("serving_minutes"), null),
            pickup_capacity: wholeOr(of("pickup_capacity"), UNLIMITED),
            delivery_capacity: wholeOr(of("delivery_capacity"), UNLIMITED),
          };
          return save(saveTimes, { store_id, stamp, times: change }, faultAt);
        }}
      >
        <div className={styles.pair}>
          {shown.map(({ label, name }) => (
            <TextField key={name} name={name} label={label} value={shownNumber(times[name])} isNumber />
          ))}
        </div>
      </SettingsForm>
    </Section>
  );
}
