import { type ComponentProps, type InputEvent, useState } from "react";
import { classes } from "./classes.ts";
import styles from "./TextInput.module.css";
import { useFieldTies } from "./useFieldTies.ts";

export type TextAreaProps = ComponentProps<"textarea"> & {
  /** With `maxLength`: how the count is written, e.g. "12 / 200". Read aloud only near the end. */
  counter?: ((length: number, max: number) => string) | undefined;
};

/** Several lines of text, growing with them, with a count of characters where there is a limit. */
export const TextArea = ({ counter, className, onInput, ...area }: TextAreaProps) => {
  const ties = useFieldTies();
  const [typed, setTyped] = useState(() => String(area.defaultValue ?? "").length);
  const length = area.value === undefined ? typed : String(area.value).length;
  const max = area.maxLength;
  const input = (event: InputEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length);
    onInput?.(event);
  };
  return (
    <>
      <div className={styles.box}>
        <textarea rows={3} {...ties} {...area} onInput={input} className={classes(styles.input, className)} />
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
