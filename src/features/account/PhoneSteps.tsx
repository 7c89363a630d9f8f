import { atom, useAtom, useAtomValue } from "jotai";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { object } from "yup";
import { AccountPage } from "#parts/account/AccountPage.tsx";
import { CodeField } from "#parts/account/CodeField.tsx";
import { codeSchema, type PhoneCode } from "#parts/account/usePhoneCode.ts";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { PhoneField } from "#parts/forms/FormField.tsx";
import type { Refusal } from "#parts/forms/fault.ts";
import { phoneSchema } from "#parts/forms/phoneSchema.ts";
import { href } from "#routes/href.ts";
import type { SentCode } from "#state/account/sentCode.ts";
import { sessionAtom } from "#state/account/session.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import styles from "./Account.module.css";

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

/** The phone that a code is to be sent to. */
const phoneStepSchema = object({ phone: phoneSchema });

/** The phone typed last, for as long as the page lives: no form of the account asks for it twice. */
export const typedPhoneAtom = atom("");

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

/** Tells a visitor that signing in takes nothing away. */
export function KeptNote() {
  const { t } = useTranslation("account");
  const user = useAtomValue(sessionAtom);
  return user && <Notice>{t("kept")}</Notice>;
}

interface NoTextsProps {
  readonly title: string;
  readonly callback: string | undefined;
}

/** Stands where a code would go to a phone, and the operator has nothing that sends it: the other ways are shown. */
export function NoTexts({ title, callback }: NoTextsProps) {
  const { t } = useTranslation("account");
  return (
    <AccountPage title={title} parent="loginInput">
      <EmptyState
        title={t("noTexts")}
        illustration={<NorenCurtain />}
        action={<Button href={href("loginInput", { callback })}>{t("otherWays")}</Button>}
      />
    </AccountPage>
  );
}
