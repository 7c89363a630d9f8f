import type { ComponentProps, ReactNode } from "react";
import styles from "./ChoiceCards.module.css";

type CardOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  note?: ReactNode;
  start?: ReactNode;
  end?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioCardsProps<Value extends string> = {
  name: string;
  options: readonly CardOption<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  required?: boolean | undefined;
};

/** One choice out of several, each a card. Put it into `<Field group>`, which gives it its name. */
export const RadioCards = <Value extends string>({
  name,
  options,
  value,
  onChange,
  required,
}: RadioCardsProps<Value>) => (
  <div className={styles.list}>
    {options.map(({ value: own, ...option }) => (
      <ChoiceCard
        key={own}
        type="radio"
        name={name}
        value={own}
        required={required}
        onChange={() => onChange(own)}
        checked={own === value}
        {...option}
      />
    ))}
  </div>
);

export type CheckCardsProps<Value extends string> = {
  name: string;
  options: readonly CardOption<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
};

/** Any number of choices, each a card. Put it into `<Field group>`. */
export const CheckCards = <Value extends string>({
  name,
  options,
  values,
  onChange,
}: CheckCardsProps<Value>) => {
  const toggle = (value: Value) => {
    if (values.includes(value)) onChange(values.filter((other) => other !== value));
    else onChange([...values, value]);
  };
  return (
    <div className={styles.list}>
      {options.map(({ value, ...option }) => (
        <ChoiceCard
          key={value}
          type="checkbox"
          name={name}
          value={value}
          checked={values.includes(value)}
          onChange={() => toggle(value)}
          {...option}
        />
      ))}
    </div>
  );
};

export type ChoiceCardProps = Omit<ComponentProps<"input">, "type"> & {
  /** One of several (`radio`) or as many as one likes (`checkbox`). */
  type: "radio" | "checkbox";
  label: ReactNode;
  /** A second, quieter line: why it is disabled, what it means. */
  note?: ReactNode;
  start?: ReactNode;
  /** At the far end: what it costs. */
  end?: ReactNode;
};

/** A native radio button or checkbox as a card that is tapped anywhere. */
const ChoiceCard = ({ type, label, note, start, end, ...input }: ChoiceCardProps) => (
  <label className={styles.card}>
    <input type={type} {...input} className={styles.input} />
    <span className={styles.mark} data-type={type} aria-hidden="true" />
    {start && <span className={styles.start}>{start}</span>}
    <span className={styles.said}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </span>
  </label>
);
