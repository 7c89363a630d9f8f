import { createContext, type ReactNode, use, useId } from "react";
import { warningIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Field.module.css";

/** What a `Field` tells the control inside of it. */
export type FieldTies = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

const FieldContext = createContext<FieldTies | null>(null);

export type FieldProps = {
  label: ReactNode;
  /** What to write, before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong, in words; read aloud when it appears. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** The word beside the label: "optional" or "required". */
  mark?: ReactNode;
  /** Several controls under one label (radio cards, chips): a `fieldset` with its legend. */
  group?: boolean | undefined;
  children: ReactNode;
};

/** A label above, a control, and its error below. The control finds the ties by itself (`useFieldTies`). */
export const Field = ({ label, hint, error, required = false, mark, group, children }: FieldProps) => {
  const id = useId();
  const hintId = `${id}h`;
  const errorId = `${id}e`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined;
  const words = (
    <>
      {label}
      {mark && <span className={styles.mark}>{mark}</span>}
    </>
  );
  const rest = (
    <>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldContext value={group ? null : { id, describedBy, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      <p id={errorId} className={styles.error} aria-live="polite">
        {error && (
          <>
            <Icon of={warningIcon} size={16} />
            <span>{error}</span>
          </>
        )}
      </p>
    </>
  );
  if (group) {
    return (
      <fieldset
        className={styles.field}
        aria-describedby={describedBy}
        data-invalid={Boolean(error) || undefined}
      >
        <legend className={styles.label}>{words}</legend>
        {rest}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {words}
      </label>
      {rest}
    </div>
  );
};

/** The word that a field has to be filled in, as its mark: for eyes alone, as a control says so itself. */
export const Needed = ({ word }: { readonly word: string }) => (
  <span className={styles.needed} data-word={word} />
);

/** The attributes that tie a control to its `Field`: id, description, validity. Nothing outside of a field. */
export const useFieldTies = () => {
  const ties = use(FieldContext);
  if (!ties) return {};
  return {
    id: ties.id,
    "aria-describedby": ties.describedBy,
    "aria-invalid": ties.invalid || undefined,
    "aria-required": ties.required || undefined,
  };
};
