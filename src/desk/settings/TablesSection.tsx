import { useTranslation } from "react-i18next";
import { saveRules } from "#contract/calls/desk/settings.ts";
import { PACE_MINUTES } from "#domain/orders/tableRules.ts";
import { wholeNumber } from "#domain/values/wholeNumber.ts";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { type FaultAt, save } from "./save.ts";
import { Section, type SectionProps } from "./Section.tsx";
import { SettingsForm, TextField, type Typed } from "./SettingsForm.tsx";
import styles from "./Settings.module.css";

const NUMBERS = [
  "let_in_minutes",
  "table_waiting",
  "store_waiting",
  "line_pieces",
  "member_orders",
  "table_orders",
  "table_calls",
  "stranger_calls",
  "closing_minutes",
  "course_minutes",
  "course_last_order",
] as const;

const faultAt: FaultAt = (path) => {
  const name = NUMBERS.find((one) => path.endsWith(one)) ?? "let_in_minutes";
  return [name, name];
};

/** Whom a store lets order at its tables, and how much. */
export function TablesSection({ settings }: SectionProps) {
  const { t } = useTranslation("desk/settings");
  const { rules, stamps, store_id } = settings;
  const typedRules = (typed: Typed) => {
    const number = (name: (typeof NUMBERS)[number]) => wholeNumber(typed[name] ?? "");
    return {
      lets_bare_ids_in: typed["lets_bare_ids_in"] !== undefined,
      let_in_minutes: number("let_in_minutes"),
      table_waiting: number("table_waiting"),
      store_waiting: number("store_waiting"),
      line_pieces: number("line_pieces"),
      member_orders: number("member_orders"),
      table_orders: number("table_orders"),
      table_calls: number("table_calls"),
      stranger_calls: number("stranger_calls"),
      closing_minutes: number("closing_minutes"),
      course_minutes: number("course_minutes"),
      course_last_order: number("course_last_order"),
    };
  };
  return (
    <Section id="tables" title={t("tables")} note={t("tablesNote")}>
      <SettingsForm
        label={t("tables")}
        submit={t("save")}
        stamp={stamps.rules}
        onSend={(typed, stamp) => save(saveRules, { store_id, stamp, rules: typedRules(typed) }, faultAt)}
      >
        <Checkbox
          name="lets_bare_ids_in"
          label={t("letsBareIdsIn")}
          defaultChecked={rules.lets_bare_ids_in}
        />
        <div className={styles.pair}>
          {NUMBERS.map((name) => (
            <TextField
              key={name}
              name={name}
              label={t(`tableRules.${name}`, { minutes: PACE_MINUTES })}
              value={String(rules[name])}
              isNumber
            />
          ))}
        </div>
      </SettingsForm>
    </Section>
  );
}
