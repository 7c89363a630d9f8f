import type { ComponentProps, ReactNode } from "react";
import { chevronIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { useFieldTies } from "./Field.tsx";
import styles from "./TextInput.module.css";

export type TextInputProps = ComponentProps<"input"> & {
  /** Inside of the field, before and after what is typed: "〒", "¥", a button. */
  start?: ReactNode;
  end?: ReactNode;
};

/** A line of text. Give it `inputMode`, `autoComplete` and `enterKeyHint`, so that the right keyboard comes up. */
export const TextInput = ({ start, end, className, ...input }: TextInputProps) => {
  const ties = useFieldTies();
  return (
    <div className={styles.box}>
      {start && <span className={styles.side}>{start}</span>}
      <input
        type="text"
        {...ties}
        {...input}
        className={className ? `${styles.input} ${className}` : styles.input}
      />
      {end && <span className={styles.side}>{end}</span>}
    </div>
  );
};

export type TextAreaProps = Omit<ComponentProps<"textarea">, "className"> & {
  value: string;
  /** With `maxLength`: how the count is written, e.g. "12 / 200". Read aloud only near the end. */
  counter?: ((length: number, max: number) => string) | undefined;
};

/** Several lines of text, growing with them, with a count of characters where there is a limit. */
export const TextArea = ({ counter, ...area }: TextAreaProps) => {
  const ties = useFieldTies();
  const { length } = area.value;
  const max = area.maxLength;
  return (
    <>
      <div className={styles.box}>
        <textarea rows={3} {...ties} {...area} className={styles.input} />
      </div>
      {counter && max !== undefined && (
        <p
          className={styles.counter}
          data-full={length >= max || undefined}
          aria-live={length >= max * 0.9 ? "polite" : "off"}
        >
          {counter(length, max)}
        </p>
      )}
    </>
  );
};

export type SelectProps = Omit<ComponentProps<"select">, "className"> & {
  options: readonly { value: string; label: string }[];
  /** The first, empty option: "Please choose". */
  placeholder?: string | undefined;
};

/** The device's own list of choices. */
export const Select = ({ options, placeholder, ...select }: SelectProps) => {
  const ties = useFieldTies();
  return (
    <div className={styles.box}>
      <select {...ties} {...select} className={styles.input}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon of={chevronIcon} size={20} />
      </span>
    </div>
  );
};
