import { ChoiceCard } from "./ChoiceCard.tsx";
import styles from "./ChoiceCard.module.css";
import type { CardOption } from "./RadioCards.tsx";

export type CheckCardsProps<Value extends string> = {
  name: string;
  options: readonly CardOption<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  /** At most so many; a tap on one more calls `onLimit` and changes nothing. */
  max?: number | undefined;
  onLimit?: (() => void) | undefined;
};

/** Any number of choices up to `max`, each a card. Put it into `<Field group>`. */
export const CheckCards = <Value extends string>({
  name,
  options,
  values,
  onChange,
  max = Number.POSITIVE_INFINITY,
  onLimit,
}: CheckCardsProps<Value>) => {
  const toggle = (value: Value) => {
    if (values.includes(value)) onChange(values.filter((other) => other !== value));
    else if (values.length >= max) onLimit?.();
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
