import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { object } from "yup";
import type { Refusal } from "#parts/form/fault.ts";
import { Form } from "#parts/form/Form.tsx";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { CodeField } from "#parts/phoneCode/CodeField.tsx";
import type { PhoneCode } from "#parts/phoneCode/usePhoneCode.ts";
import type { SentCode } from "#state/account/sentCode.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./Account.module.css";
import { codeSchema } from "#parts/phoneCode/codeSchema.ts";

interface CodeStepProps {
  readonly code: PhoneCode;
  readonly sent: SentCode;
  /** Where it went, where the member's own phone was meant. */
  readonly ownPhone?: string;
  readonly onCode: (code: string) => Promise<Refusal | null>;
  readonly action: string;
  /** Why an earlier one was not taken. */
  readonly refused?: Refusal | null;
  /** For whom no code comes: whether a number is known is told to that phone alone. */
  readonly help?: ReactNode;
}

/** Asks for the code that was sent; the last digit sends it. */
export function CodeStep({ code, sent, ownPhone, onCode, action, refused, help }: CodeStepProps) {
  const { t } = useTranslation("account");
  const schema = useMemo(() => object({ code: codeSchema(sent.length) }), [sent.length]);
  return (
    <Form
      initial={{ code: "" }}
      schema={schema}
      onSubmit={(values) => onCode(values.code)}
      refused={refused ?? null}
    >
      <CodeField
        sent={sent}
        phone={ownPhone ?? sent.phone ?? ""}
        onResend={() => code.send(sent.phone)}
        isAlone
      />
      <SubmitButton>{action}</SubmitButton>
      {ownPhone === undefined && (
        <Button block kind="outline" onClick={code.forget}>
          {t("otherPhone")}
        </Button>
      )}
      {help && <p className={styles.note}>{help}</p>}
    </Form>
  );
}
