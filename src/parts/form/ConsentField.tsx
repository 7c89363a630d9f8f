import type { ReactNode } from "react";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { FaultWords } from "./FaultWords.tsx";
import { useFormField } from "./useFormField.ts";

interface ConsentFieldProps {
  readonly name: string;
  readonly legend: string;
  /** What one agrees to. */
  readonly children: ReactNode;
}

/** A box that has to be ticked. */
export function ConsentField({ name, legend, children }: ConsentFieldProps) {
  const { value, set, fault } = useFormField<boolean>(name);
  return (
    <Field group label={legend} error={fault && <FaultWords fault={fault} />}>
      <Checkbox
        name={name}
        label={children}
        checked={value}
        aria-invalid={fault !== null || undefined}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    </Field>
  );
}
