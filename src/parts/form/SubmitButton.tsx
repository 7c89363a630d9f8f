import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { Button, type ButtonKind } from "#ui/actions/Button.tsx";

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
