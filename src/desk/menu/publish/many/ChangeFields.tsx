import { useTranslation } from "react-i18next";
import type { DeskMenu } from "#contract/calls/desk/menu.ts";
import { GoodsShowType, Weekday } from "#contract/enumerations.ts";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import { useMenuWords } from "../useMenuWords.ts";
import styles from "./Many.module.css";
import { CHANGES, type TypedChange, type TypedFault } from "./typedChange.ts";

interface ChangeFieldsProps {
  readonly menu: DeskMenu;
  readonly typed: TypedChange;
  readonly fault: TypedFault | null;
  readonly onType: (typed: TypedChange) => void;
}

/** What is to be changed, and to what. */
export function ChangeFields(props: ChangeFieldsProps) {
  const { t } = useTranslation("desk/publish");
  const { onType, typed } = props;
  return (
    <>
      <Field label={t("many.what")}>
        <Select
          value={typed.kind}
          onChange={({ currentTarget: { value } }) =>
            onType({ ...typed, kind: CHANGES.find((one) => one === value) ?? "price" })
          }
          options={CHANGES.map((one) => ({ value: one, label: t(`many.kind.${one}`) }))}
        />
      </Field>
      {typed.kind === "price" && <PriceFields {...props} />}
      {typed.kind === "category" && <CategoryField {...props} />}
      {typed.kind === "sold" && <SoldFields {...props} />}
      {typed.kind === "hours" && <HoursFields {...props} />}
      {typed.kind === "daily" && <DailyField {...props} />}
    </>
  );
}

const DIRECTIONS = ["up", "down"] as const;
const BY = ["percent", "yen"] as const;
const ROUNDS = ["1", "10", "50", "100"] as const;

function PriceFields({ fault, onType, typed }: ChangeFieldsProps) {
  const { t } = useTranslation("desk/publish");
  return (
    <div className={styles.fields}>
      <Field label={t("many.direction.label")}>
        <Select
          value={typed.direction}
          onChange={({ currentTarget: { value } }) =>
            onType({ ...typed, direction: DIRECTIONS.find((one) => one === value) ?? "up" })
          }
          options={DIRECTIONS.map((one) => ({ value: one, label: t(`many.direction.${one}`) }))}
        />
      </Field>
      <Field label={t("many.amount")} error={fault === "amount" ? t("many.amountWrong") : undefined}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={typed.amount}
          onChange={({ currentTarget: { value } }) => onType({ ...typed, amount: value })}
        />
      </Field>
      <Field label={t("many.by.label")}>
        <Select
          value={typed.by}
          onChange={({ currentTarget: { value } }) =>
            onType({ ...typed, by: BY.find((one) => one === value) ?? "percent" })
          }
          options={BY.map((one) => ({ value: one, label: t(`many.by.${one}`) }))}
        />
      </Field>
      <Field label={t("many.round")}>
        <Select
          value={typed.round}
          onChange={({ currentTarget: { value } }) =>
            onType({ ...typed, round: ROUNDS.find((one) => one === value) ?? "10" })
          }
          options={ROUNDS.map((one) => ({ value: one, label: t("many.roundTo", { yen: one }) }))}
        />
      </Field>
    </div>
  );
}

function CategoryField({ fault, menu, onType, typed }: ChangeFieldsProps) {
  const { t } = useTranslation("desk/publish");
  const words = useMenuWords();
  return (
    <Field label={t("many.toCategory")} error={fault === "category" ? t("many.categoryWrong") : undefined}>
      <Select
        value={typed.category_id}
        onChange={({ currentTarget: { value } }) => onType({ ...typed, category_id: value })}
        options={[
          { value: "", label: t("many.choose") },
          ...menu.categories.map(({ id, name }) => ({ value: id, label: words(name) })),
        ]}
      />
    </Field>
  );
}

const SHOW_TYPES = ["1", "2", "3"] as const;

function SoldFields({ fault, onType, typed }: ChangeFieldsProps) {
  const { t } = useTranslation("desk/publish");
  const all = Object.values(GoodsShowType);
  return (
    <Field group label={t("field.sold")} error={fault === "sold" ? t("many.soldWrong") : undefined}>
      <ChipGroup
        many
        label={t("field.sold")}
        name="sold"
        value={SHOW_TYPES.filter((one) => typed.sold.some((type) => String(type) === one))}
        options={SHOW_TYPES.map((one) => ({ value: one, label: t(`many.show.${one}`) }))}
        onChange={(chosen) =>
          onType({ ...typed, sold: all.filter((type) => chosen.some((one) => one === String(type))) })
        }
      />
    </Field>
  );
}

function DailyField({ fault, onType, typed }: ChangeFieldsProps) {
  const { t } = useTranslation("desk/publish");
  return (
    <Field
      label={t("field.daily")}
      hint={t("many.dailyHint")}
      error={fault === "daily" ? t("many.dailyWrong") : undefined}
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed.daily}
        onChange={({ currentTarget: { value } }) => onType({ ...typed, daily: value })}
      />
    </Field>
  );
}

const DAYS = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;
const HOURS = ["own", "always"] as const;

function HoursFields({ fault, onType, typed }: ChangeFieldsProps) {
  const { t } = useTranslation("desk/publish");
  const { t: ts } = useTranslation("desk/settings");
  const all = Object.values(Weekday);
  return (
    <>
      <Field label={t("field.when")}>
        <Select
          value={typed.hours}
          onChange={({ currentTarget: { value } }) =>
            onType({ ...typed, hours: HOURS.find((one) => one === value) ?? "own" })
          }
          options={HOURS.map((one) => ({ value: one, label: t(`many.hours.${one}`) }))}
        />
      </Field>
      {typed.hours === "own" && (
        <>
          <Field
            group
            label={t("many.weekdays")}
            error={fault === "hours" ? t("many.hoursWrong") : undefined}
          >
            <ChipGroup
              many
              label={t("many.weekdays")}
              name="weekdays"
              value={DAYS.filter((one) => typed.weekdays.some((day) => String(day) === one))}
              options={DAYS.map((one) => ({ value: one, label: ts(`weekdays.${one}`) }))}
              onChange={(chosen) =>
                onType({ ...typed, weekdays: all.filter((day) => chosen.some((one) => one === String(day))) })
              }
            />
          </Field>
          <Field
            label={t("many.spans")}
            hint={t("many.spansHint")}
            error={fault === "spans" ? t("many.spansWrong") : undefined}
          >
            <TextInput
              autoComplete="off"
              maxLength={120}
              value={typed.spans}
              onChange={({ currentTarget: { value } }) => onType({ ...typed, spans: value })}
            />
          </Field>
        </>
      )}
    </>
  );
}
