import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Refusal } from "#parts/form/fault.ts";
import { Form } from "#parts/form/Form.tsx";
import { PhoneField } from "#parts/form/PhoneField.tsx";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { phoneStepSchema } from "./phoneStepSchema.ts";
import { typedPhoneAtom } from "./typedPhoneAtom.ts";

interface PhoneStepProps {
  /** Sends a code; null when it is on its way. */
  readonly onSend: (phone: string) => Promise<Refusal | null>;
  /** What the button says. */
  readonly action: string;
  /** What to offer beside a code's message. */
  readonly remedy?: Readonly<Record<number, ReactNode>>;
  /** Between the field and the button. */
  readonly children?: ReactNode;
}

/** Asks for the phone that a verification code goes to. */
export function PhoneStep({ onSend, action, remedy, children }: PhoneStepProps) {
  const { t } = useTranslation("account");
  const [typedPhone, setTypedPhone] = useAtom(typedPhoneAtom);
  return (
    <Form
      initial={{ phone: typedPhone }}
      schema={phoneStepSchema}
      onSubmit={async ({ phone }) => {
        setTypedPhone(phone);
        return onSend(phone);
      }}
    >
      <PhoneField
        name="phone"
        autoComplete="tel"
        hint={t("phoneHint")}
        remedy={remedy}
        onLeave={setTypedPhone}
      />
      {children}
      <SubmitButton>{action}</SubmitButton>
    </Form>
  );
}
