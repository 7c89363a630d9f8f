import type { ReactNode } from "react";
import styles from "./Segments.module.css";

export type SegmentsProps<Value extends string> = {
  /** What is chosen; read aloud. */
  label: string;
  name: string;
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Two or three ways to see or do the same, side by side; one of them is on. */
export const Segments = <Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) => (
  <fieldset className={styles.segments}>
    <legend className="visually-hidden">{label}</legend>
    {options.map((option) => (
      <label key={option.value} className={styles.segment}>
        <input
          type="radio"
          className={styles.input}
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
        {option.icon}
        <span>{option.label}</span>
      </label>
    ))}
  </fieldset>
);
