import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./TextInput.module.css";
import { useFieldTies } from "./useFieldTies.ts";

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
      <input type="text" {...ties} {...input} className={classes(styles.input, className)} />
      {end && <span className={styles.side}>{end}</span>}
    </div>
  );
};
