import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";
import { chevronIcon } from "./icons/chevronIcon.ts";
import styles from "./TextInput.module.css";
import { useFieldTies } from "./useFieldTies.ts";

export type SelectProps = ComponentProps<"select"> & {
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[];
  /** The first, empty option: "Please choose". */
  placeholder?: string | undefined;
};

/** The device's own list of choices. */
export const Select = ({ options, placeholder, className, ...select }: SelectProps) => {
  const ties = useFieldTies();
  return (
    <div className={styles.box}>
      <select {...ties} {...select} className={classes(styles.input, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
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
