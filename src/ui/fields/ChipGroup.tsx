import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import styles from "./Chip.module.css";

export type ChipOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
};

type Shared<Value extends string> = {
  /** What is chosen; read aloud. */
  label: string;
  name: string;
  options: readonly ChipOption<Value>[];
  /** On one line that scrolls sideways to what is chosen, instead of wrapping. */
  scroll?: boolean | undefined;
};

export type ChipGroupProps<Value extends string> = Shared<Value> &
  (
    | { many?: false; value: Value | null; onChange: (value: Value) => void }
    | { many: true; value: readonly Value[]; onChange: (value: Value[]) => void }
  );

/** Small choices in a row: one of them (radio buttons), or with `many` any number (checkboxes). */
export const ChipGroup = <Value extends string>(props: ChipGroupProps<Value>) => {
  const { label, name, options, scroll } = props;
  const row = useRef<HTMLFieldSetElement>(null);
  const chosen = props.many ? null : props.value;
  useEffect(() => {
    const list = row.current;
    const chip = list?.querySelector<HTMLElement>(":checked")?.parentElement;
    if (!chip || !list || chosen === null || list.scrollWidth <= list.clientWidth) return;
    list.scrollTo({ left: chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2 });
  }, [chosen]);
  const isChosen = (value: Value) => (props.many ? props.value.includes(value) : props.value === value);
  const tap = (value: Value) => {
    if (!props.many) props.onChange(value);
    else if (props.value.includes(value)) props.onChange(props.value.filter((other) => other !== value));
    else props.onChange([...props.value, value]);
  };
  return (
    <fieldset ref={row} className={styles.group} data-scroll={scroll || undefined}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <Chip
          key={option.value}
          type={props.many ? "checkbox" : "radio"}
          name={name}
          value={option.value}
          checked={isChosen(option.value)}
          disabled={option.disabled}
          onChange={() => tap(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </fieldset>
  );
};

export type ChipProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  type: "radio" | "checkbox";
  children: ReactNode;
};

/** A native radio button or checkbox as a small pill; several of them make a `ChipGroup`. */
export const Chip = ({ children, ...input }: ChipProps) => (
  <label className={styles.chip}>
    <input {...input} className={styles.input} />
    <span className={styles.face}>{children}</span>
  </label>
);
