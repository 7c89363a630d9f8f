import { useField, useFormikContext } from "formik";
import { use } from "react";
import { ServedFaultsContext } from "./Form.tsx";
import { type Fault, isFaultKey } from "./fault.ts";

/** A field of the form around it: its value, and what is wrong with it once that is worth saying. */
export interface FormFieldState<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
  readonly touch: () => void;
  readonly fault: Fault | null;
}

/** An empty field is at fault only once one has tried to send: nobody is scolded for passing through. */
export function useFormField<Value>(name: string): FormFieldState<Value> {
  const [field, meta, helpers] = useField<Value>(name);
  const { submitCount } = useFormikContext();
  const served = use(ServedFaultsContext)[name];
  const isShown = submitCount > 0 || (meta.touched && field.value !== "" && field.value !== false);
  const own = isShown && meta.error !== undefined && isFaultKey(meta.error) ? meta.error : null;
  const refused = served && served.value === field.value ? served.fault : null;
  return {
    value: field.value,
    set: (value) => void helpers.setValue(value),
    touch: () => void helpers.setTouched(true),
    fault: own === null ? refused : { kind: "key", key: own },
  };
}
