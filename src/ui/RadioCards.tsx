import type { ReactNode } from "react";
import { ChoiceCard } from "./ChoiceCard.tsx";
import styles from "./ChoiceCard.module.css";

export type CardOption<Value extends string> = {
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
  /** Controlled; or `defaultValue`, which is not. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
  required?: boolean | undefined;
};

/** One choice out of several, each a card. Put it into `<Field group>`, which gives it its name. */
export const RadioCards = <Value extends string>({
  name,
  options,
  value,
  defaultValue,
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
        onChange={() => onChange?.(own)}
        {...(value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value })}
        {...option}
      />
    ))}
  </div>
);
