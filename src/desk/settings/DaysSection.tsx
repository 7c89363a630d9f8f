import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { addDays, removeDays, type Settings } from "#contract/calls/desk/settings.ts";
import { dayIn, hoursText } from "#domain/hours/typedHours.ts";
import { calendarDay } from "#text/calendar.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { ActButton } from "./ActButton.tsx";
import { type FaultAt, save, typedSpans } from "./save.ts";
import { Section, type SectionProps } from "./Section.tsx";
import { SettingsForm, TextField, type Typed, useFault } from "./SettingsForm.tsx";
import styles from "./Settings.module.css";
import { TIMED } from "./timed.ts";

const faultAt: FaultAt = (path) => {
  if (path.startsWith("spans")) return ["days_hours", "hours"];
  if (path.startsWith("order_types")) return ["days_for", "days_for"];
  return path.startsWith("until") ? ["days_until", "days_until"] : ["days_from", "days_from"];
};

/** The days that are not as their weekday, and the form that adds some. */
export function DaysSection({ settings }: SectionProps) {
  const { t } = useTranslation("desk/settings");
  const { special_days, store_id } = settings;
  // Of the days that are typed next: sent again after an answer that was lost, they are added once.
  const days_id = useRef(crypto.randomUUID());
  const ways = TIMED.filter((type) => settings.order_types.includes(type));
  const add = async (typed: Typed) => {
    const from = typed["days_from"] ?? "";
    const until = typed["days_until"] || from;
    const order_types = ways.length === 1 ? [...ways] : ways.filter((type) => typed[`days_for_${type}`]);
    const request = {
      store_id,
      days_id: days_id.current,
      from: dayIn(from) ?? "",
      until: dayIn(until) ?? "",
      spans: typedSpans(typed["days_hours"] ?? ""),
      order_types,
    };
    const sent = await save(addDays, request, faultAt);
    if (sent.kind !== "saved") return sent;
    const { wrong } = sent.data;
    if (wrong === null) return sent;
    const field = wrong === "days_until" ? wrong : "days_from";
    return { kind: "wrong", faults: { [field]: wrong } } as const;
  };
  return (
    <Section id="days" title={t("days")} note={t("daysNote")}>
      {special_days.length === 0 && <p>{t("noDays")}</p>}
      <ul className={styles.items}>
        {special_days.map((days) => (
          <DaysItem key={days.days_id} days={days} settings={settings} />
        ))}
      </ul>
      <details className={styles.more}>
        <summary>{t("addDays")}</summary>
        <SettingsForm
          label={t("addDays")}
          submit={t("addDays")}
          stamp=""
          onSend={add}
          onFilled={() => {
            days_id.current = crypto.randomUUID();
          }}
        >
          <div className={styles.pair}>
            <TextField name="days_from" label={t("daysFrom")} type="date" />
            <TextField name="days_until" label={t("daysUntil")} type="date" />
          </div>
          <TextField name="days_hours" label={t("daysHours")} />
          {ways.length > 1 && <Ways ways={ways} />}
        </SettingsForm>
      </details>
    </Section>
  );
}

function Ways({ ways }: { readonly ways: readonly (typeof TIMED)[number][] }) {
  const { t } = useTranslation("desk/settings");
  const { t: tb } = useTranslation("desk/board");
  const error = useFault("days_for");
  return (
    <Field group label={t("daysFor")} error={error}>
      <div className={styles.ways}>
        {ways.map((type) => (
          <Checkbox
            key={type}
            name={`days_for_${type}`}
            value="1"
            label={tb(`mode.${type}`)}
            defaultChecked
            aria-invalid={error !== undefined || undefined}
          />
        ))}
      </div>
    </Field>
  );
}

type Days = Settings["special_days"][number];

function DaysItem({ days, settings }: SectionProps & { readonly days: Days }) {
  const { t } = useTranslation("desk/settings");
  const { t: tb } = useTranslation("desk/board");
  const tag = useLanguageTag();
  const { days_id, displaced, from, order_types, spans, until } = days;
  const ways = TIMED.filter((type) => settings.order_types.includes(type));
  const isForAll = ways.every((type) => order_types.includes(type));
  const yearOf = (day: string) =>
    day.slice(0, 4) === settings.today.slice(0, 4) ? "" : `${day.slice(0, 4)} `;
  const named = [from, ...(from === until ? [] : [until])]
    .map((day) => `${yearOf(day)}${calendarDay(day, tag)}`)
    .join(" – ");
  return (
    <li>
      <b>{named}</b>
      <p>
        {spans.length === 0 ? t("closed") : hoursText(spans)}
        {!isForAll && ` · ${order_types.map((type) => tb(`mode.${type}`)).join(" · ")}`}
      </p>
      {displaced > 0 && <p className={styles.warn}>{t("displaced", { orders: displaced })}</p>}
      <div className={styles.acts}>
        <ActButton
          call={removeDays}
          request={{ store_id: settings.store_id, days_id }}
          label={t("remove")}
          about={named}
          kind="outline"
        />
      </div>
    </li>
  );
}
