import { type FormikValues, useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";

interface FormMemoryProps<Values> {
  /** Told what stands in the form, at first and after each change. */
  readonly onValues: (values: Values) => void;
}

/** Lets the screen keep what is typed into the form around it, so that going away and coming back loses nothing. */
export function FormMemory<Values extends FormikValues>({ onValues }: FormMemoryProps<Values>) {
  const { values } = useFormikContext<Values>();
  const tell = useEffectEvent(onValues);
  useEffect(() => tell(values), [values]);
  return null;
}
