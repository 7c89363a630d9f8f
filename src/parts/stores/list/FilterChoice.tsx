import { useTranslation } from "react-i18next";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import styles from "./StoreControls.module.css";

interface FilterOption<Value> {
  readonly of: Value;
  readonly label: string;
}

interface FilterChoiceProps<Value> {
  readonly title: string;
  readonly name: string;
  readonly options: readonly FilterOption<Value>[];
  /** Undefined: any will do. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

const ANY = "any";

/** One of a filter's values, or any. */
export function FilterChoice<Value>({ title, name, options, value, onChange }: FilterChoiceProps<Value>) {
  const { t } = useTranslation("finding");
  const chosen = options.findIndex(({ of }) => of === value);
  return (
    <div className={styles.group}>
      <h3 aria-hidden="true">{title}</h3>
      <ChipGroup
        label={title}
        name={name}
        value={chosen < 0 ? ANY : `${chosen}`}
        options={[
          { value: ANY, label: t("filter.any") },
          ...options.map(({ label }, index) => ({ value: `${index}`, label })),
        ]}
        onChange={(key) => onChange(key === ANY ? undefined : options[Number(key)]?.of)}
      />
    </div>
  );
}

interface FilterChoicesProps<Value> {
  readonly title: string;
  /** What it means, and what it does not. */
  readonly note?: string;
  readonly name: string;
  readonly options: readonly FilterOption<Value>[];
  readonly value: readonly Value[] | undefined;
  /** Undefined: none is chosen. */
  readonly onChange: (values: Value[] | undefined) => void;
}

/** Any number of a filter's values. */
export function FilterChoices<Value>(props: FilterChoicesProps<Value>) {
  const { title, note, name, options, value = [], onChange } = props;
  const keys = options.flatMap(({ of }, index) => (value.includes(of) ? [`${index}`] : []));
  return (
    <div className={styles.group}>
      <h3 aria-hidden="true">{title}</h3>
      {note && <p className={styles.note}>{note}</p>}
      <ChipGroup
        many
        label={title}
        name={name}
        value={keys}
        options={options.map(({ label }, index) => ({ value: `${index}`, label }))}
        onChange={(chosen) => {
          const values = options.flatMap(({ of }, index) => (chosen.includes(`${index}`) ? [of] : []));
          onChange(values.length > 0 ? values : undefined);
        }}
      />
    </div>
  );
}
