import { Formik, type FormikValues, useFormikContext } from "formik";
import { createContext, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button, type ButtonKind } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { FaultWords } from "./FaultWords.tsx";
import styles from "./Form.module.css";
import type { Fault, Refusal } from "./fault.ts";

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

interface FormBodyProps {
  /** What is wrong with the form as a whole. */
  readonly trouble: Fault | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The form element; when a submit was refused, the focus goes to the first field at fault. */
function FormBody({ trouble, className, children }: FormBodyProps) {
  const { handleSubmit, isSubmitting, submitCount } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  return (
    <form ref={form} noValidate className={className ?? styles.form} onSubmit={handleSubmit}>
      {trouble && (
        <div role="alert">
          <Notice kind={trouble.kind === "trouble" && trouble.trouble === "offline" ? "offline" : "danger"}>
            <FaultWords fault={trouble} />
          </Notice>
        </div>
      )}
      {children}
    </form>
  );
}

/** A field's fault that the provider found, with the value that it found it in: another value is not at fault. */
interface ServedFault {
  readonly fault: Fault;
  readonly value: unknown;
}

/** By the names of their fields, for the fields of one form. */
export const ServedFaultsContext = createContext<Readonly<Record<string, ServedFault>>>({});

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

interface SubmitButtonProps {
  readonly children: ReactNode;
  readonly kind?: ButtonKind;
}

/** Sends the form around it; busy while that is under way. */
export function SubmitButton({ children, kind = "primary" }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button block type="submit" kind={kind} busy={isSubmitting}>
      {children}
    </Button>
  );
}
