import { useFormikContext } from "formik";
import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "#ui/feedback/Notice.tsx";
import type { Fault } from "./fault.ts";
import { FaultWords } from "./FaultWords.tsx";
import styles from "./Form.module.css";

interface FormBodyProps {
  /** What is wrong with the form as a whole. */
  readonly trouble: Fault | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The form element; when a submit was refused, the focus goes to the first field at fault. */
export function FormBody({ trouble, className, children }: FormBodyProps) {
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
