import { type FormikValues, useFormikContext } from "formik";
import { useCallback } from "react";

/** Fills several fields of the form around it at once, as the area of a postal code does; the others stay. */
export function useFillFields<Values extends FormikValues>(): (filled: Partial<Values>) => void {
  const { setValues } = useFormikContext<Values>();
  return useCallback((filled) => void setValues((values) => ({ ...values, ...filled })), [setValues]);
}
