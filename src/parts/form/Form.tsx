import { Formik, type FormikValues } from "formik";
import { type ReactNode, useRef, useState } from "react";
import type { Fault, Refusal } from "./fault.ts";
import { FormBody } from "./FormBody.tsx";
import { type ServedFault, ServedFaultsContext } from "./servedFaults.ts";

/** What a form's values must be; yup's schemas are such. */
interface Schema<Values> {
  readonly cast: (values: unknown) => Values;
}

interface FormProps<Values extends FormikValues> {
  readonly initial: Values;
  /** A yup schema whose messages are keys of `form:fault`; its transforms give what is sent. */
  readonly schema: Schema<Values>;
  /** Sends the values as the schema casts them; what was refused is shown at its field. */
  readonly onSubmit: (values: Values) => Promise<Refusal | null>;
  /** Fields, and a button of the type `submit`. */
  readonly children: ReactNode;
  /** What stands between the fields and the form's own trouble. */
  readonly className?: string | undefined;
  /** Why it was refused before it was shown, as when an earlier step has to be done again. */
  readonly refused?: Refusal | null;
}

/**
 * The app's one form: a submit at a time however often it is tapped, faults in words at their fields with the focus on
 * the first, and everything typed kept whatever becomes of the request. Formik is known here alone.
 */
export function Form<Values extends FormikValues>({
  initial,
  schema,
  onSubmit,
  children,
  className,
  refused: refusedBefore = null,
}: FormProps<Values>) {
  const isUnderWay = useRef(false);
  const [served, setServed] = useState<Readonly<Record<string, ServedFault>>>({});
  const [trouble, setTrouble] = useState<Fault | null>(refusedBefore?.fault ?? null);

  const submit = async (typed: Values) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const refused = await onSubmit(schema.cast(typed));
      const field = refused?.field ?? null;
      setServed(refused && field !== null ? { [field]: { fault: refused.fault, value: typed[field] } } : {});
      setTrouble(refused && field === null ? refused.fault : null);
    } finally {
      isUnderWay.current = false;
    }
  };

  return (
    <ServedFaultsContext value={served}>
      <Formik<Values> initialValues={initial} validationSchema={schema} onSubmit={submit}>
        <FormBody trouble={trouble} className={className}>
          {children}
        </FormBody>
      </Formik>
    </ServedFaultsContext>
  );
}
